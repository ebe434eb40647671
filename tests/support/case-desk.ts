import { randomUUID } from 'node:crypto';
import { changeCase, openCase } from '@majak/desk/cases/change-case';
import { query } from '@majak/desk/database';
import { outboxRound } from '@majak/desk/outbox/outbox-round';
import type { Outcome } from '@majak/desk/ports/outcome';
import { services } from '@majak/desk/services';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { sql } from 'drizzle-orm';
import { onTestFinished, vi } from 'vitest';
import { store } from './store.ts';

/** The case of these tests. */
export const reference = 'MJK-7F3K-9QX2';
const pace = { leaseMs: 10_000, attemptMs: 1000, waits: { firstMs: 1, longestMs: 1 }, batch: 30 };

/** Leaves no case, no request and no delivery: others count what the outbox plans. */
export async function forgetCases(): Promise<void> {
  for (const table of ['outbox', 'cases', 'case_changes', 'waiting_times', 'requests', 'request_replies'])
    await query(await store(), sql`DELETE FROM ${sql.identifier(table)}`);
}

/** What a case is opened with. */
export const opening = {
  permit: 'employee-card',
  name: 'Ana Sample',
  email: 'ana@example.com',
  bornOn: '1990-02-28',
};
export const key = () => randomUUID();
export const open = async (idempotencyKey = key()) =>
  openCase(await store(), { reference, given: opening, author: 'agency', idempotencyKey });
export const change = async (kind: CaseChangeId, given: object, idempotencyKey = key()) =>
  changeCase(await store(), {
    reference,
    kind,
    given,
    author: 'agency',
    person: 'agent@majak.example',
    idempotencyKey,
  });
/** The rows of the list. */
export const listed = async () => query(await store(), sql`SELECT * FROM cases ORDER BY reference`);

/** Everything the outbox sends, or tries to, until nothing is left to do: side by side, so told here in the order of the changes. */
export async function mails(outcome: Outcome = { kind: 'done' }) {
  const send = vi.spyOn(services.mail, 'send').mockResolvedValue(outcome);
  send.mockClear();
  onTestFinished(() => send.mockRestore());
  while ((await outboxRound(await store(), pace)) > 0);
  return send.mock.calls
    .map(([mail]) => mail)
    .sort((one, other) => one.messageId.localeCompare(other.messageId, 'en', { numeric: true }));
}
