import {
  type OrderDesk,
  type OrdersAbout,
  orderDeskSchema,
  ordersAboutSchema,
} from '@majak/desk/orders/order-desk-schema';
import { type StatementPreview, statementPreviewSchema } from '@majak/desk/payments/statement-schema';
import * as z from 'zod';
import { type FieldFaults, faultsIn, type SentChange } from './case-desk-calls.ts';

export type OrderAnswer<Value> = { value: Value } | { faults: FieldFaults };

async function ask<Value>(
  address: string,
  schema: z.ZodType<Value>,
  init: RequestInit = {},
): Promise<OrderAnswer<Value>> {
  try {
    const response = await fetch(`/api/${address}`, { credentials: 'include', ...init });
    const answer: unknown = await response.json();
    if (!response.ok) return { faults: faultsIn(answer) };
    const read = schema.safeParse(answer);
    return read.success
      ? { value: read.data }
      : { faults: { body: 'The studio answers in a way that this page does not know. Load it again.' } };
  } catch {
    return { faults: { body: 'The studio does not answer. What was saved is not saved twice: try again.' } };
  }
}

const posted = (body: object, key?: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) },
  body: JSON.stringify(body),
});

/** How an order stands. Never throws. */
export const readOrderDesk = (id: string | number): Promise<OrderAnswer<OrderDesk>> =>
  ask(`orders/${id}/desk`, orderDeskSchema);

/** Changes an order. Never throws. */
export const changeOrder = (
  id: string | number,
  { kind, answers, key }: SentChange,
): Promise<OrderAnswer<OrderDesk>> =>
  ask(`orders/${id}/changes`, orderDeskSchema, posted({ kind, answers }, key));

/** The orders of a request or a case, by its address. Never throws. */
export const readOrdersAbout = (about: string): Promise<OrderAnswer<OrdersAbout>> =>
  ask(`${about}/orders`, ordersAboutSchema);

const placed = z.object({ id: z.number(), reference: z.string() });

/** Asks a client to pay. Never throws. */
export const askForPayment = (about: string, { answers, key }: SentChange) =>
  ask(`${about}/orders`, placed, posted(answers, key));

/** What a statement would do; nothing is changed. Never throws. */
export const previewStatement = (file: File): Promise<OrderAnswer<StatementPreview>> =>
  ask('orders/statement', statementPreviewSchema, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  });

const applied = z.object({
  applied: z.number(),
  refused: z.array(z.object({ reference: z.string(), why: z.string() })),
});
export type AppliedStatement = z.infer<typeof applied>;

/** Writes payments into their orders; sent again it changes nothing. Never throws. */
export const applyStatement = (rows: readonly string[]): Promise<OrderAnswer<AppliedStatement>> =>
  ask('orders/statement/rows', applied, posted({ rows }));
