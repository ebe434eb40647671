import { plainNumber } from '@majak/law/plain-number';
import type { Case } from '@majak/tools/cases/case';
import type { CaseAuthor, CaseChangeKind } from '@majak/tools/cases/case-change-kind';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { caseObstacles } from '@majak/tools/cases/case-obstacle';
import type { Fault } from '@majak/tools/form/fault';
import type { Answers } from '@majak/tools/form/field';
import { readForm } from '@majak/tools/form/form';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { insertOnce } from '../submissions/insert-once.ts';
import { insertWithUploads } from '../submissions/insert-with-uploads.ts';
import { today } from '../today.ts';
import { pendingUploads, uploadFaults, uploadKeysIn } from '../uploads/known-uploads.ts';
import { caseKinds, changeKindOf } from './case-kinds.ts';
import { hasLongerTime } from './clock-of-case.ts';
import { listCases } from './list-case.ts';
import { readCase } from './read-case.ts';

/** Who makes a change. `person`: the e-mail of somebody of the staff. */
export type ChangeMaker = { author: CaseAuthor; person?: string };

/** A change that somebody wants to make. */
export type ChangeOrder = ChangeMaker & {
  reference: string;
  kind: CaseChangeId;
  /** Unchecked, as JSON or a form brings it. */
  given: unknown;
  /** The same key is the same change, however often it comes. */
  idempotencyKey: string;
};

export type ChangeOutcome =
  | { kind: 'made'; number: number }
  | { kind: 'refused'; faults: readonly Fault[] }
  | { kind: 'no such case' }
  | { kind: 'key reused' };

/** Who is written to, in words of the outbox; empty where nobody is. */
function channelOf({ tells }: CaseChangeKind, author: CaseAuthor, mails: boolean): string {
  const toClient = author === 'agency' && (tells === 'the client' || tells === 'the other side');
  const toAgency = author === 'client' && (tells === 'the agency' || tells === 'the other side');
  return toClient && mails ? 'client' : toAgency ? 'agency' : '';
}

type Row = { order: ChangeOrder; answers: Answers; number: number; mails: boolean };

/**
 * Writes a change, whole, in one statement: with its deliveries, and the files that belong to it.
 * @returns false where there is one of this number or with this key already, or another has one of its files.
 */
async function write(payload: Payload, { order, answers, number, mails }: Row): Promise<boolean> {
  const { reference, kind: id, author, person, idempotencyKey } = order;
  const kind = changeKindOf(id);
  const channels = channelOf(kind, author, mails);
  const columns = {
    case_reference: reference,
    number,
    kind: id,
    form_version: kind.form.version,
    answers: JSON.stringify(answers),
    author,
    person: person ?? null,
    unlisted: true,
    reference: `${reference}.${number}`,
    status: channels ? 'REQUESTED' : 'SUCCEEDED',
    channels,
    planned_at: channels ? null : new Date().toISOString(),
    ...pendingUploads(kind.form, answers),
    idempotency_key: idempotencyKey,
  };
  const uploads = uploadKeysIn(kind.form, answers);
  const written = await (uploads.length > 0
    ? insertWithUploads(payload, 'case_changes', { columns, uploads })
    : insertOnce(payload, 'case_changes', columns));
  return written !== undefined;
}

/** What came of a key before: nothing if it is new. */
async function madeBefore(
  payload: Payload,
  { idempotencyKey, reference, kind }: ChangeOrder,
  answers: Answers,
) {
  const [row] = await query(
    payload,
    sql`SELECT case_reference, kind, number, answers FROM case_changes WHERE idempotency_key = ${idempotencyKey}`,
  );
  if (!row) return undefined;
  const isSame =
    row.case_reference === reference && row.kind === kind && row.answers === JSON.stringify(answers);
  return isSame ? ({ kind: 'made', number: Number(row.number) } as const) : ({ kind: 'key reused' } as const);
}

/** To what is erased nothing can be added. */
export const isErased = async (payload: Payload, reference: string): Promise<boolean> =>
  (await query(payload, sql`SELECT id FROM cases WHERE reference = ${reference} AND redacted_at IS NOT NULL`))
    .length > 0;

/** Others may be changing the same case: what they did is looked at, and then it is tried again. */
const attempts = 10;

const oneTime = {
  field: 'on',
  code: 'one_time',
  message: 'The law has one time for what is applied for here, and no longer one',
};
const clockFaults = ({ kind }: ChangeOrder, { permit }: Case): readonly Fault[] =>
  kind === 'complex' && !hasLongerTime(permit) ? [oneTime] : [];

const noFamily = { field: 'family', code: 'unknown', message: 'There is no case of this reference' };

/** The first case of a family, by the reference of any of them, however it is written; nothing where there is none. */
async function familyOf(payload: Payload, given: string): Promise<string | undefined> {
  if (!given) return '';
  const [row] = await query(
    payload,
    sql`SELECT reference, family FROM cases WHERE reference = ${plainNumber(given)} AND redacted_at IS NULL`,
  );
  return row && String(row.family || row.reference);
}

/** Opens a case under a reference; the same key opens it once. */
export async function openCase(payload: Payload, order: Omit<ChangeOrder, 'kind'>): Promise<ChangeOutcome> {
  const whole = { ...order, kind: 'opened' } as const;
  const read = readForm(caseKinds.opened.form, order.given);
  if (!read.ok) return { kind: 'refused', faults: read.faults };
  const family = await familyOf(payload, read.value.family);
  if (family === undefined) return { kind: 'refused', faults: [noFamily] };
  const answers = { ...read.value, family };
  if (!(await write(payload, { order: whole, answers, number: 1, mails: true })))
    return (await madeBefore(payload, whole, answers)) ?? { kind: 'key reused' };
  await listCases(payload, order.reference);
  return { kind: 'made', number: 1 };
}

/** Makes one change to a case, once, if its rules let it. */
export async function changeCase(payload: Payload, order: ChangeOrder): Promise<ChangeOutcome> {
  const { form } = changeKindOf(order.kind);
  const read = readForm(form, order.given);
  if (!read.ok) return { kind: 'refused', faults: read.faults };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await madeBefore(payload, order, read.value);
    if (before) return before;
    const now = await readCase(payload, order.reference);
    if (!now || (await isErased(payload, order.reference))) return { kind: 'no such case' };
    const faults = [
      ...caseObstacles(caseKinds, now, { ...order, answers: read.value }, today()),
      ...clockFaults(order, now),
      ...(await uploadFaults(payload, { kind: { form }, answers: read.value })),
    ];
    if (faults.length > 0) return { kind: 'refused', faults };
    if (await write(payload, { order, answers: read.value, number: now.lastNumber + 1, mails: now.mails })) {
      await listCases(payload, order.reference);
      return { kind: 'made', number: now.lastNumber + 1 };
    }
  }
  throw new Error('Too many changes of one case at once');
}
