import type { Day } from '@majak/law/dates';
import { type Money, moneySchema } from '@majak/tools/money/money';
import * as z from 'zod';
import { isSame, signature } from '../signature.ts';

/** A movement that is applied: to which order, once by its key. */
export type AppliedRow = { key: string; on: Day; amount: Money; reference: string };

const applied = z.object({ key: z.string(), on: z.iso.date(), amount: moneySchema, reference: z.string() });

/** A movement as it was read of a statement, for whoever is to bring it back: the browser can change nothing of it. */
export function sealRow({ key, on, amount, reference }: AppliedRow): string {
  const text = Buffer.from(JSON.stringify({ key, on, amount, reference })).toString('base64url');
  return `${text}.${signature('statement row', text)}`;
}

/** The movement of a seal; nothing where the seal is not ours, or was changed. */
export function unsealRow(seal: string): AppliedRow | undefined {
  const [text = '', proof = ''] = seal.split('.');
  if (!isSame(proof, signature('statement row', text))) return undefined;
  const read = applied.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return read.success ? read.data : undefined;
}
