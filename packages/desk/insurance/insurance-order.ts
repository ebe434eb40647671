import { dayInWords } from '@majak/law/day-in-words';
import type { policyForm } from '@majak/tools/insurance/policy-form';
import { formatMoney } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { endOfYearAfter } from '../orders/end-of-year-after.ts';
import type { KeptOrder, OrderKind } from '../orders/order-kind.ts';
import { site } from '../site.ts';
import { policyKind } from '../submissions/insurance-kinds.ts';
import { submit } from '../submissions/submit.ts';
import { today } from '../today.ts';
import { sampleNote } from './paper-words.ts';
import { lastDayToWithdraw } from './policy.ts';
import { type PolicyDetails, readPolicy } from './policy-details.ts';

const titleOf = ({ product, duration }: PolicyDetails): string => `${product.title}, ${duration}`;

/** What staff have to do, as answers to the form that the inbox shows. */
const taskOf = ({ reference, total, customer }: Order, policy: PolicyDetails) => ({
  fullName: customer.name,
  email: customer.email,
  phone: policy.customer.phone,
  nationality: policy.customer.nationality,
  order: reference,
  product: policy.product.title,
  insurer: policy.product.insurer,
  cover: `${dayInWords(policy.cover.from)} to ${dayInWords(policy.cover.to)}`,
  price: formatMoney(total),
  insured: policy.insured.map(({ name, bornOn }) => `${name}, born ${dayInWords(bornOn)}`).join('\n'),
  address: policy.customer.address,
  medium: policy.medium,
});

/**
 * Records of insurance that was arranged stay after it has ended: by a withdrawal, or with its last day. Where none was
 * arranged they stay after the last word. § 80(4) of act 170/2018 counts in calendar years.
 */
function keptInsurance({ details, payments, withdrawal, changedAt }: Order): KeptOrder | undefined {
  const policy = readPolicy(details);
  if (!policy || !site.insurance) return undefined;
  const { years, unsoldYears, place } = site.insurance.records;
  const ended = withdrawal ? today(new Date(withdrawal.at)) : policy.cover.to;
  return {
    until:
      payments.length > 0
        ? endOfYearAfter(ended, years)
        : endOfYearAfter(today(new Date(changedAt)), unsoldYears),
    why: 'Anyone who arranges insurance has to keep what you needed, what you were told, and the contract',
    place,
  };
}

/** Insurance. Once it is paid the agency has it made out by the insurer: a request in its inbox, once for each order. */
export const insuranceOrder: OrderKind = {
  slug: 'insurance',
  title: (details) => {
    const policy = readPolicy(details);
    return policy ? titleOf(policy) : 'Insurance';
  },
  fulfil: async (payload, order) => {
    const policy = readPolicy(order.details);
    if (!policy) throw new Error('This order is of no insurance');
    await submit(payload, {
      kind: policyKind,
      answers: { ...taskOf(order, policy) } satisfies Record<keyof typeof policyForm.fields, string>,
      idempotencyKey: `insurance:${order.reference}`,
      spam: false,
    });
  },
  release: async () => {},
  kept: keptInsurance,
  withdrawal: {
    lastDay: lastDayToWithdraw,
    // What cover until then is worth is the insurer’s to say.
    settledByPerson: true,
    note: ({ details }) => {
      const policy = readPolicy(details);
      return policy ? sampleNote(policy) : '';
    },
  },
};
