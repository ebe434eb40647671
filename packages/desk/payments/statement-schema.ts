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

/** What is applied: movements as the preview sealed them. */
export const appliedRows = z.object({ rows: z.array(z.string().max(1000)).min(1).max(500) });

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
      /** What comes back to have it applied: day, amount and order, which nobody can change on the way. */
      sealed: z.string().optional(),
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
