import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod';
import { changeCase } from '../cases/change-case.ts';
import { readCase } from '../cases/read-case.ts';

/** What somebody wants written into cases: the day of the list, and what it says of which. */
export const wantedStatuses = z.object({
  on: z.string(),
  rows: z.array(z.object({ reference: z.string().max(40), state: z.string().max(20) })).max(500),
});

export type AppliedStatuses = {
  made: number;
  /** Of those that said so already. */
  same: number;
  refused: { reference: string; why: string }[];
};

/** A line is one change of its case, however often it is sent, and by whom. */
const keyOf = (...parts: readonly string[]): string =>
  `sheet-${createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 40)}`;

/** Writes what the office published into cases, a change each. Who dies in between sends it again. */
export async function applyStatusRows(
  payload: Payload,
  { on, rows }: z.infer<typeof wantedStatuses>,
  person: string,
): Promise<AppliedStatuses> {
  const applied: AppliedStatuses = { made: 0, same: 0, refused: [] };
  for (const { reference, state } of rows) {
    const now = await readCase(payload, reference);
    if (now?.published?.state === state) {
      applied.same += 1;
      continue;
    }
    const outcome = await changeCase(payload, {
      reference,
      kind: 'published',
      given: { state, on },
      author: 'agency',
      person,
      idempotencyKey: keyOf(reference, state, on),
    });
    if (outcome.kind === 'made') applied.made += 1;
    else applied.refused.push({ reference, why: whyNot(outcome) });
  }
  return applied;
}

const whyNot = (outcome: Exclude<Awaited<ReturnType<typeof changeCase>>, { kind: 'made' }>): string =>
  outcome.kind === 'refused'
    ? outcome.faults.map(({ message }) => message).join(' ')
    : `It was not saved: ${outcome.kind}`;
