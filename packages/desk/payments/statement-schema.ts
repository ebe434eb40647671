import { moneySchema } from '@majak/tools/money/money';
import * as z from 'zod';

/** What a movement would do, or why it does nothing. */
export const statementVerdicts = {
  pays: 'Pays it',
  'pays a part': 'Pays a part',
  'pays too much': 'Pays too much',
  taken: 'Applied already',
  'maybe taken': 'Looks like one that was applied: same day, same amount',
  'not waiting': 'The order is not waiting for money',
  'other currency': 'Another currency than the order',
  'look at it': 'Needs a look',
  'no order': 'No order has this symbol',
} as const;
export type StatementVerdict = keyof typeof statementVerdicts;

/** What can be applied, and what is so without being asked about. */
export const canApply = (verdict: StatementVerdict): boolean =>
  verdict.startsWith('pays') || verdict === 'maybe taken' || verdict === 'not waiting';
export const appliesByItself = (verdict: StatementVerdict): boolean => verdict.startsWith('pays');

/** A movement that is applied: to which order, once by its key. */
const applied = z.object({
  key: z.string().regex(/^[\w-]{43}$/),
  on: z.iso.date(),
  amount: moneySchema,
  reference: z.string().max(40),
});
export const appliedRows = z.object({ rows: z.array(applied).min(1).max(500) });
export type AppliedRow = z.infer<typeof applied>;

/** A movement as it is shown before anything is applied. */
export const statementPreviewSchema = z.object({
  format: z.string(),
  warnings: z.string().array(),
  rows: z
    .object({
      key: z.string(),
      on: z.string(),
      amount: moneySchema,
      shown: z.string(),
      from: z.string(),
      symbol: z.string(),
      suggested: z.string().optional(),
      note: z.string().optional(),
      verdict: z.enum(Object.keys(statementVerdicts) as [StatementVerdict, ...StatementVerdict[]]),
      order: z
        .object({ id: z.number(), reference: z.string(), title: z.string(), left: z.string() })
        .optional(),
    })
    .array(),
  /** Movements that brought nothing in. */
  others: z.number(),
});
export type StatementPreview = z.infer<typeof statementPreviewSchema>;
