import * as z from 'zod';
import { possibleChange } from '../cases/desk-view-schema.ts';

/** An order as the screen of the studio gets it. Moments are ISO 8601 in UTC, amounts are written out. */
export const orderDeskSchema = z.object({
  reference: z.string(),
  title: z.string(),
  customer: z.object({ name: z.string(), email: z.string() }),
  state: z.string(),
  label: z.string(),
  /** What it is for, as it stands by now, with its price. */
  lines: z.array(z.string()),
  total: z.string(),
  kept: z.string(),
  variableSymbol: z.string(),
  holdUntil: z.string(),
  about: z.string(),
  erased: z.boolean(),
  /** Where the client pays. */
  address: z.string(),
  /** What somebody has to look at, in a sentence. */
  task: z.string().optional(),
  /** When work may begin, in a sentence. */
  begin: z.string().optional(),
  instalments: z.array(z.object({ due: z.string(), amount: z.string(), paid: z.boolean() })),
  /** What came in; with what can still be sent back of it, by whom. */
  payments: z.array(
    z.object({
      payment: z.string(),
      shown: z.string(),
      left: z.string(),
      canGoBack: z.boolean(),
    }),
  ),
  history: z.array(z.object({ number: z.number(), at: z.string(), happened: z.string(), by: z.string() })),
  possible: z.array(possibleChange),
  sendBack: possibleChange,
});
export type OrderDesk = z.infer<typeof orderDeskSchema>;

/** The orders of a request or a case, and what is asked for another. */
export const ordersAboutSchema = z.object({
  orders: z.array(z.object({ id: z.number(), title: z.string(), state: z.string() })),
  asking: possibleChange,
});
export type OrdersAbout = z.infer<typeof ordersAboutSchema>;
