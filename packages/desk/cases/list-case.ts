import type { Case } from '@majak/tools/cases/case';
import type { Actor } from '@majak/tools/cases/case-states';
import { lastTold } from '@majak/tools/cases/last-told';
import { whoActs } from '@majak/tools/cases/who-acts';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { logFailure } from '../log.ts';
import { markAnswered } from '../replies/mark-answered.ts';
import { caseKinds, permitTitle } from './case-kinds.ts';
import { clockOfCase } from './clock-of-case.ts';
import { comparableNumber } from './comparable-number.ts';
import { listWaitingTime } from './list-waiting-time.ts';
import { readCase } from './read-case.ts';

const waitsFor: Record<Actor, string> = {
  you: 'client',
  we: 'agency',
  'the office': 'office',
  nobody: 'nobody',
};

/** The day by which something is to be done about a case. */
const nextTaskDue = ({ tasks }: Case): string | null =>
  tasks.flatMap(({ done, due }) => (due && !done ? [due] : [])).sort()[0] ?? null;

const columnsOf = (now: Case) => ({
  reference: now.reference,
  title: `${now.person.name}: ${permitTitle(now.permit)}`,
  permit: now.permit,
  state: now.state,
  waits_for: waitsFor[whoActs(now)],
  email: now.person.email,
  born_on: now.person.bornOn ?? null,
  family: now.family || null,
  // Nothing is no number: an empty question finds no case.
  request: now.request || null,
  office: now.office,
  office_number: comparableNumber(now.officeNumber) || null,
  filed_on: now.filedOn ?? null,
  decide_by: clockOfCase(now)?.last ?? null,
  ended_on: now.endedOn ?? null,
  changed_at: now.changedAt,
  told_at: lastTold(caseKinds, now),
  task_due: nextTaskDue(now),
  last_number: now.lastNumber,
  created_at: now.openedAt,
  updated_at: now.changedAt,
});

/** Writes the row of a case for lists and searches, unless it says something later already. */
async function listCase(payload: Payload, reference: string): Promise<void> {
  const now = await readCase(payload, reference);
  if (!now) return;
  const columns = Object.entries(columnsOf(now));
  const names = columns.map(([name]) => sql.identifier(name));
  const values = columns.map(([, value]) => sql`${value}`);
  const updates = names.map((name) => sql`${name} = excluded.${name}`);
  await query(
    payload,
    sql`INSERT INTO cases (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})
        ON CONFLICT (reference) DO UPDATE SET ${sql.join(updates, sql`, `)}
        WHERE cases.last_number < excluded.last_number AND cases.redacted_at IS NULL`,
  );
  await listWaitingTime(payload, now);
  // Whoever has a case was told so: nobody has to answer their request any more.
  if (now.request) await markAnswered(payload, now.request, now.openedAt);
  await query(
    payload,
    sql`UPDATE case_changes SET unlisted = ${false}
        WHERE case_reference = ${reference} AND number <= ${now.lastNumber} AND unlisted = ${true}`,
  );
}

const atOnce = 100;

/** Cases that could not be read, and were complained of: it is looked at them every second. */
const unreadable = new Set<string>();

async function listOrLog(payload: Payload, reference: string): Promise<void> {
  try {
    await listCase(payload, reference);
    unreadable.delete(reference);
  } catch (error) {
    if (!unreadable.has(reference)) logFailure('A case could not be listed', error);
    unreadable.add(reference);
  }
}

/**
 * Brings the rows of cases up to their changes. A change is written in one statement and says that it is not listed yet:
 * who dies in between is followed by somebody who does the same again. Safe to run anywhere, any number of times.
 * @param reference One case; every one that waits, where none is named.
 */
export async function listCases(payload: Payload, reference?: string): Promise<void> {
  if (reference) return listCase(payload, reference);
  const waiting = await query(
    payload,
    sql`SELECT DISTINCT case_reference FROM case_changes WHERE unlisted = ${true} LIMIT ${atOnce}`,
  );
  // One that cannot be read, by a process older than its newest change, holds up no other.
  for (const { case_reference: waits } of waiting) await listOrLog(payload, String(waits));
}
