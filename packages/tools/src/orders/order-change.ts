import * as z from 'zod/mini';
import { moneySchema } from '../money/money.ts';

const text = z.string();
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const moment = z.iso.datetime();

/** What is paid for, and by whom. */
const content = {
  /** Slug of the kind of order, and what that kind has to know. */
  kind: text,
  details: z.record(z.string(), z.unknown()),
  lines: z.array(z.strictObject({ text, amount: moneySchema })).check(z.minLength(1)),
  customer: z.strictObject({ name: text, email: text }),
  /** Ten digits at most, by which a transfer is known. */
  variableSymbol: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  /** Until when it can be paid. */
  holdUntil: moment,
  /** The request or the case that it belongs to. */
  about: z.optional(text),
  /** The day by which the work is done; without it nothing is paid in thirds. */
  workBy: z.optional(day),
  /** What its client asked for where it is to begin before the days to withdraw are over. */
  startAsked: z.optional(text),
};

/** What is written down of each change of an order. */
export const orderChanges = {
  drafted: z.strictObject(content),
  placed: z.strictObject(content),
  sent: z.strictObject({}),
  withdrawn: z.strictObject({ why: text }),
  split: z.strictObject({ instalments: z.array(z.strictObject({ due: day, amount: moneySchema })) }),
  begun: z.strictObject({ checkout: text, amount: moneySchema, until: moment }),
  declined: z.strictObject({ payment: text, code: text }),
  received: z.strictObject({
    method: z.enum(['card', 'transfer']),
    /** The payment as the other side calls it. */
    payment: text,
    amount: moneySchema,
    on: day,
    checkout: z.optional(text),
  }),
  expired: z.strictObject({}),
  accepted: z.strictObject({}),
  'refund-asked': z.strictObject({ payment: text, amount: moneySchema, why: text }),
  refunded: z.strictObject({ asked: z.int(), refund: text }),
  'refund-failed': z.strictObject({ asked: z.int(), why: text }),
  /** Sent back at the bank by somebody, and not by us: it is written down as it is told. */
  'refunded-elsewhere': z.strictObject({ payment: text, amount: moneySchema, refund: text }),
  reminded: z.strictObject({ due: day }),
  /** What its client said to be out of the contract, by which name, and where the receipt of it goes. */
  'contract-withdrawn': z.strictObject({ statement: text, name: text, email: text }),
  /** Its client asks for work to begin before the days to withdraw are over, in these words. */
  'start-asked': z.strictObject({ statement: text }),
  /** All of the work is done, on this day: what is still to be paid is due. */
  completed: z.strictObject({ on: day }),
  /** What was done until its client withdrew: which part of the price it comes to, and what it was. */
  'work-counted': z.strictObject({ done: moneySchema, what: text }),
  fulfilled: z.strictObject({}),
} as const;

export type OrderChangeId = keyof typeof orderChanges;
export type OrderAnswers = { [Id in OrderChangeId]: z.infer<(typeof orderChanges)[Id]> };
export type OrderContent = OrderAnswers['placed'];

/** Who makes a change: `bank` is whoever carries payments, `clock` the product by itself. */
export const orderAuthors = ['agency', 'client', 'bank', 'clock'] as const;
export type OrderAuthor = (typeof orderAuthors)[number];

/** One change of an order as it is stored: the first has the number 1. */
export type OrderChange = {
  [Id in OrderChangeId]: {
    number: number;
    kind: Id;
    answers: OrderAnswers[Id];
    author: OrderAuthor;
    /** When it was made: ISO 8601, in UTC. */
    at: string;
  };
}[OrderChangeId];

export const isOrderChangeId = (value: unknown): value is OrderChangeId =>
  typeof value === 'string' && Object.hasOwn(orderChanges, value);
