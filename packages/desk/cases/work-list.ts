import { addDays, type Day } from '@majak/law/dates';
import type { Case } from '@majak/tools/cases/case';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { type CaseState, caseStates, isEnded } from '@majak/tools/cases/case-states';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { daysBefore } from '../outbox/retention.ts';
import { type DayAhead, daysAhead } from './days-ahead.ts';
import { readCases } from './read-case.ts';

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

/** A row of the list of cases, and where its case stands. */
type Listed = { id: number; title: string; now: Case };

/** So many cases are read by one statement. */
const atOnce = 200;

/** The cases that a condition finds, read. */
async function casesWhere(payload: Payload, condition: ReturnType<typeof sql>): Promise<Listed[]> {
  const rows = await query(
    payload,
    sql`SELECT id, title, reference FROM cases WHERE redacted_at IS NULL AND ${condition} ORDER BY id`,
  );
  const found: Listed[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce);
    const read = await readCases(
      payload,
      some.map(({ reference }) => String(reference)),
    );
    for (const { id, title, reference } of some) {
      const now = read.get(String(reference));
      if (now) found.push({ id: Number(id), title: String(title), now });
    }
  }
  return found;
}

export type DueTask = { id: number; title: string; case: string; due: Day };

/** What is to be done by a day: what should have been done the longest ago first. @param by Today, or the last day to look at. */
export async function dueTasks(payload: Payload, by: Day): Promise<DueTask[]> {
  return (await casesWhere(payload, sql`task_due <= ${by}`))
    .flatMap(({ id, title: of, now }) =>
      now.tasks.flatMap(({ title, due, done }) =>
        !done && due && due <= by ? [{ id, title, case: of, due }] : [],
      ),
    )
    .sort((one, other) => one.due.localeCompare(other.due));
}

/** So many days before it comes a day is told to staff. */
export const daysBeforehand = 14;

export type ComingDay = { id: number; case: string } & DayAhead;

/** Changes from which a case has days beside that of the decision. */
const datedChanges = sql.join(
  (['days', 'paper-asked', 'suspended'] satisfies CaseChangeId[]).map((kind) => sql`${kind}`),
  sql`, `,
);

/** Days of cases that come soon, and those that passed while something is still waited for: the first of them first. */
export async function comingDays(payload: Payload, today: Day): Promise<ComingDay[]> {
  const last = addDays(today, daysBeforehand);
  const dated = sql`EXISTS (SELECT 1 FROM case_changes WHERE case_reference = cases.reference AND kind IN (${datedChanges}))`;
  return (await casesWhere(payload, sql`state <> 'withdrawn' AND (decide_by <= ${last} OR ${dated})`))
    .flatMap(({ id, title, now }) => daysAhead(now, today).map((ahead) => ({ id, case: title, ...ahead })))
    .filter(({ day }) => day <= last)
    .sort((one, other) => one.day.localeCompare(other.day));
}
