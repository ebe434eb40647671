import { minorOf } from '@majak/tools/bank-statements/statement-text';
import type { Fault } from '@majak/tools/form/fault';
import { form } from '@majak/tools/form/form';
import { day, optionalDay } from '@majak/tools/form/kinds/day';
import { longText } from '@majak/tools/form/kinds/long-text';
import { text } from '@majak/tools/form/kinds/text';
import { yesNo } from '@majak/tools/form/kinds/yes-no';
import { type Money, money } from '@majak/tools/money/money';
import { site } from '../site.ts';

const { currency } = site.jurisdiction;

const amount = (label: string) =>
  text({ label, hint: 'Such as 12 500 or 1 800,50', missing: 'Enter the amount', maxLength: 20 });

const asked = <const Key extends string, const Q extends Parameters<typeof form>[0]['fields']>(
  key: Key,
  fields: Q,
) => form({ key: `order-${key}`, version: 1, whole: 'Send an object with the answers', fields });

/** What staff say to have a client pay. */
export const askForPayment = asked('asked', {
  title: text({ label: 'What for', missing: 'Say what it is for', maxLength: 80 }),
  amount: amount(`Price in ${currency}`),
  payUntil: day({ label: 'To be paid until', missing: 'Enter the last day', near: true }),
  workBy: optionalDay({
    label: 'The work is done by',
    hint: 'With it, and three months or less ahead of it, the price can be paid in three parts',
    near: true,
  }),
  now: yesNo({ label: 'Ask the client now', hint: '“No” keeps it as a draft', start: true }),
});

/** What staff say to send money back. */
export const sendBack = asked('sent-back', {
  amount: amount(`How much goes back, in ${currency}`),
  why: longText({ label: 'Why', hint: 'Only staff see this', missing: 'Say why', maxLength: 500 }),
});

/** What staff say of work that its client withdrew from. */
export const countWork = asked('counted', {
  amount: text({
    label: `What was done until then is worth, in ${currency}`,
    hint: 'The part of the price that it comes to; 0 where nothing was done',
    missing: 'Enter the amount, or 0',
    maxLength: 20,
  }),
  what: longText({
    label: 'What was done',
    hint: 'The client reads it',
    missing: 'Say what was done',
    maxLength: 500,
  }),
});

/** What staff say to take an order back. */
export const takeOrderBack = asked('taken-back', {
  why: longText({ label: 'Why', hint: 'Only staff see this', missing: 'Say why', maxLength: 500 }),
});

/** An amount that was typed. @returns a fault at its field where it is none, or less than `least`: above zero unless said otherwise. */
export function readAmount(typed: string, least = 1): Money | Fault {
  const minor = minorOf(typed);
  return minor === undefined || minor < least
    ? { field: 'amount', code: 'invalid', message: 'Enter an amount above zero, such as 12 500' }
    : money(minor, currency);
}
