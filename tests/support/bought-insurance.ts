import { placeInsuranceOrder } from '@majak/desk/insurance/place-insurance-order';
import { policyOf } from '@majak/desk/insurance/policy';
import { changeOrder } from '@majak/desk/orders/change-order';
import { readOrder } from '@majak/desk/orders/read-order';
import { czechCoverLaw } from '@majak/tools/insurance/cz/czech-cover-law';
import { comprehensive, studyYear } from '@majak/tools/insurance/insurance-fixture';
import type { InsuranceAnswers } from '@majak/tools/insurance/insurance-form';
import { quote } from '@majak/tools/insurance/quote';
import { store } from './store.ts';

/** Who orders insurance in these tests. */
export const email = 'ada.of-insurance-orders@example.com';
export const who = { name: 'Ada Sample', email };

const answers = {
  client: 'individual',
  firstName: 'Ada',
  lastName: 'Sample',
  nationality: 'India',
  email,
  phoneNumber: '+420 600 000 000',
  street: 'Sample Street',
  houseNumber: '1',
  city: 'Praha',
  zipCode: '110 00',
  country: 'CZ',
  insuredSelf: true,
  dateOfBirth: '1996-05-01',
  medium: 'email',
  dataProtection: 'Text',
  conflictOfInterest: 'Text',
} as InsuranceAnswers;

/** An order of insurance that is not paid. */
export async function ordered(idempotencyKey: string, by = email) {
  const compared = quote(studyYear, { products: [comprehensive], law: czechCoverLaw, currency: 'CZK' });
  const [offer] = compared.offers;
  if (!offer?.fits) throw new Error('The sample does not fit');
  const { reference } = await placeInsuranceOrder(await store(), {
    line: 'health',
    answers: { ...answers, email: by },
    needs: studyYear,
    product: comprehensive,
    offer,
    quote: compared,
    idempotencyKey,
  });
  const order = await readOrder(await store(), reference);
  if (!order) throw new Error('There is no order');
  return order;
}

/** Insurance as its client sees it by now. */
export const read = async (reference: string) => {
  const order = await readOrder(await store(), reference);
  const policy = order && policyOf(order);
  if (!policy) throw new Error('It is no insurance');
  return policy;
};

/** An order that is paid, as its client sees it. */
export async function bought(idempotencyKey: string, by = email) {
  const { reference, total } = await ordered(idempotencyKey, by);
  const on = new Date().toISOString().slice(0, 10);
  await changeOrder(await store(), {
    reference,
    kind: 'received',
    answers: { method: 'transfer', payment: 'p1', amount: total, on },
    author: 'bank',
    idempotencyKey: `${reference}:paid`,
  });
  return read(reference);
}
