import type { Case } from '@majak/tools/cases/case';
import { type CaseState, caseStates } from '@majak/tools/cases/case-states';
import { isLate } from '@majak/tools/cases/what-next';
import { missingPapers, whoActs } from '@majak/tools/cases/who-acts';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { today } from '../today.ts';
import { permitTitle } from './case-kinds.ts';
import { clockOfCase } from './clock-of-case.ts';
import { daysAhead } from './days-ahead.ts';
import type { DeskView } from './desk-view-schema.ts';
import { readCase } from './read-case.ts';

/** What comes next where nothing of it is written down. */
const steps: Partial<Record<CaseState, string>> = {
  preparing: 'We file it',
  filed: 'The office decides',
  suspended: 'The office gets what it asked for',
};

/** What has to be done next: a paper that is missing, then the first task, then what the office or nobody does. */
function nextStep({ papers, tasks, state }: Case): string {
  const missing = missingPapers(papers);
  if (missing.length > 0) return `The client brings: ${missing.map(({ title }) => title).join(', ')}`;
  const given = papers.find((paper) => paper.state === 'given');
  if (given) return `We look at: ${given.title}`;
  const [task] = tasks
    .filter(({ done }) => !done)
    .toSorted((one, other) => (one.due ?? '9999').localeCompare(other.due ?? '9999'));
  if (task) return `We: ${task.title}`;
  return steps[state] ?? '';
}

/** Everybody of a case's family side by side, and who came by the same request, this case among them; nobody where it is alone. */
export async function familyBoard(payload: Payload, now: Case): Promise<DeskView['family']> {
  const { reference, family, request } = now;
  const rows = await query(
    payload,
    sql`SELECT id, reference FROM cases
        WHERE redacted_at IS NULL
          AND (reference = ${reference} OR family = ${family || reference} OR reference = ${family}
               OR (request = ${request} AND request <> ''))
        ORDER BY id`,
  );
  if (rows.length < 2) return [];
  const members = await Promise.all(
    rows.map(async (row) => {
      const one = await readCase(payload, String(row.reference));
      return one ? [memberOf(one, Number(row.id), one.reference === reference)] : [];
    }),
  );
  return members.flat();
}

/** The next day that the person has to keep, or missed: by when the office decides stands beside it. */
function aheadOf(one: Case): DeskView['family'][number]['ahead'] {
  const next = daysAhead(one, today()).find(({ who }) => who === 'client');
  return next ? { day: next.day, title: next.title } : null;
}

const memberOf = (one: Case, id: number, isThis: boolean): DeskView['family'][number] => ({
  id,
  name: one.person.name,
  permit: permitTitle(one.permit),
  state: caseStates[one.state].label,
  actor: whoActs(one),
  decideBy: clockOfCase(one)?.last ?? null,
  late: isLate(one.state, clockOfCase(one)?.last, today()),
  next: nextStep(one),
  ahead: aheadOf(one),
  isThis,
});
