import type { Day } from '@majak/law/dates';
import { type CaseState, caseStates, isEnded } from '@majak/tools/cases/case-states';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { daysBefore } from '../outbox/retention.ts';
import { readCase } from './read-case.ts';

/** After so many days without a word a client begins to wonder. */
export const silentDays = 14;

const states = Object.keys(caseStates) as CaseState[];
const open = sql.join(
  states.filter((state) => !isEnded(state)).map((state) => sql`${state}`),
  sql`, `,
);

export type SilentCase = { id: number; title: string; reference: string; state: string; toldAt: string };

/** Cases that go on, and whose client has heard nothing from us for so long: the longest first. */
export async function silentCases(payload: Payload, now: Date): Promise<SilentCase[]> {
  const rows = await query(
    payload,
    sql`SELECT id, title, reference, state, told_at FROM cases
        WHERE redacted_at IS NULL AND state IN (${open}) AND told_at < ${daysBefore(now, silentDays)}
        ORDER BY told_at, id`,
  );
  return rows.map(({ id, title, reference, state, told_at: toldAt }) => ({
    id: Number(id),
    title: String(title),
    reference: String(reference),
    state: caseStates[state as CaseState].label,
    toldAt: new Date(toldAt instanceof Date ? toldAt : String(toldAt)).toISOString(),
  }));
}

export type DueTask = { id: number; title: string; case: string; due: Day };

/** What is to be done by a day: what should have been done the longest ago first. @param by Today, or the last day to look at. */
export async function dueTasks(payload: Payload, by: Day): Promise<DueTask[]> {
  const rows = await query(
    payload,
    sql`SELECT id, title, reference FROM cases WHERE redacted_at IS NULL AND task_due <= ${by} ORDER BY task_due, id`,
  );
  const found: DueTask[] = [];
  for (const { id, title, reference } of rows) {
    const now = await readCase(payload, String(reference));
    for (const task of now?.tasks ?? [])
      if (!task.done && task.due && task.due <= by)
        found.push({ id: Number(id), title: task.title, case: String(title), due: task.due });
  }
  return found.sort((one, other) => one.due.localeCompare(other.due));
}
