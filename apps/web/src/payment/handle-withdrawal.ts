import { withdraw } from '@majak/desk/orders/withdraw';
import { readText } from '@majak/desk/ports/read-text';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { serverErrorsByPath } from '../form/server-errors-by-path.ts';
import { withdrawForm } from './withdraw-form.ts';

const maxBytes = 16 * 1024;

export type Withdrawing = { typed: FieldTexts; said: Readonly<Record<string, string>>; isDone: boolean };

/** What stands in the form before anything was posted. */
export const startWithdrawal = (order: Order): Withdrawing => ({
  typed: { name: order.customer.name, email: order.customer.email },
  said: {},
  isDone: false,
});

/** Withdraws as it was posted, once; or says what is wrong with the post. */
export async function handleWithdrawal(
  payload: Payload,
  order: Order,
  request: Request,
): Promise<Withdrawing> {
  const { fields } = withdrawForm;
  const text = (await readText(request, maxBytes)) ?? '';
  const typed = fromPost(fields, new URLSearchParams(text));
  const read = readForm(withdrawForm, textsToAnswers(fields, typed));
  if (!read.ok) return { typed, said: serverErrorsByPath(fields, read.faults), isDone: false };
  return { typed, said: {}, isDone: (await withdraw(payload, order, read.value)) !== undefined };
}
