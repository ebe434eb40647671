import { dayInWords } from '@majak/law/day-in-words';
import { startOfDay } from '@majak/tools/bookings/moment-in-zone';
import type { InsuranceAnswers } from '@majak/tools/insurance/insurance-form';
import type { Needs } from '@majak/tools/insurance/needs';
import { type InsuranceLine, type InsuranceProduct, lengthUnit } from '@majak/tools/insurance/product';
import { productDocument } from '@majak/tools/insurance/product-document';
import type { FittingOffer, Quote } from '@majak/tools/insurance/quote';
import type { Payload } from 'payload';
import { transferIsHereBy } from '../orders/pay-until.ts';
import { type PlacedOrder, placeOrder } from '../orders/place-order.ts';
import { site } from '../site.ts';
import type { PolicyDetails } from './policy-details.ts';

type Wanted = {
  line: InsuranceLine;
  answers: InsuranceAnswers;
  needs: Needs;
  product: InsuranceProduct;
  offer: FittingOffer;
  quote: Quote;
  idempotencyKey: string;
};

const hourMs = 60 * 60 * 1000;

/** Until when it can be paid: until a transfer is here, but before the insurance begins, and for an hour where that is at once. */
function payableUntil(startsOn: string): string {
  const begins = startOfDay(startsOn, site.jurisdiction.timeZone);
  const until = Math.min(Date.parse(transferIsHereBy()), begins);
  return new Date(Math.max(Date.now() + hourMs, until)).toISOString();
}

/** Who is insured, by name. */
const insuredIn = (answers: InsuranceAnswers): PolicyDetails['insured'] =>
  answers.client === 'corporate'
    ? (answers.people ?? []).map(({ firstName, lastName, dateOfBirth }) => ({
        name: `${firstName} ${lastName}`,
        bornOn: dateOfBirth,
      }))
    : [
        {
          name: answers.insuredSelf
            ? `${answers.firstName} ${answers.lastName}`
            : `${answers.insuredFirstName} ${answers.insuredLastName}`,
          bornOn: answers.dateOfBirth ?? '',
        },
      ];

/** What was shown before it was ordered, as it was. @throws Error where this site sells no insurance. */
function shownBefore(product: InsuranceProduct, { demands }: Quote): PolicyDetails['shown'] {
  if (!site.insurance) throw new Error('There is no insurance on this site');
  const { intermediary, withdrawalDays } = site.insurance;
  return {
    intermediary: { ...intermediary, complaints: [...intermediary.complaints] },
    demands: demands.map(({ says }) => says),
    document: productDocument(product, withdrawalDays),
  };
}

function detailsOf({ line, answers, needs, product, quote }: Wanted): PolicyDetails {
  const { slug, title, insurer, limit, limitLines, exclusionLines, sample } = product;
  return {
    line,
    product: { slug, title, insurer: insurer.name, identity: insurer.identity, limit, sample },
    terms: { limits: [...limitLines], exclusions: [...exclusionLines] },
    cover: quote.cover,
    duration: `${needs.duration} ${lengthUnit(line)}`,
    insured: insuredIn(answers),
    company: answers.companyName
      ? { name: answers.companyName, number: answers.identificationNumber ?? '' }
      : null,
    customer: {
      name: `${answers.firstName} ${answers.lastName}`,
      phone: answers.phoneNumber,
      nationality: answers.nationality,
      address: `${answers.street} ${answers.houseNumber}, ${answers.zipCode} ${answers.city}, ${answers.country}`,
    },
    // What was needed, what followed from it and why: the record that an intermediary keeps.
    needs,
    recommended: quote.recommended ?? null,
    shown: shownBefore(product, quote),
    notes: quote.notes.map(({ says }) => says),
    medium: answers.medium,
    consents: { dataProtection: answers.dataProtection, conflictOfInterest: answers.conflictOfInterest },
  };
}

/** Orders insurance, once. Its needs are kept with it. @throws Error where the order is not taken. */
export function placeInsuranceOrder(payload: Payload, wanted: Wanted): Promise<PlacedOrder> {
  const { answers, product, offer, needs, quote, idempotencyKey } = wanted;
  const details = detailsOf(wanted);
  return placeOrder(payload, {
    kind: 'insurance',
    details,
    lines: [
      {
        text: `${product.title}, ${dayInWords(quote.cover.from)} to ${dayInWords(quote.cover.to)}`,
        amount: offer.price,
      },
    ],
    customer: { name: details.customer.name, email: answers.email },
    holdUntil: payableUntil(needs.startsOn),
    idempotencyKey: `insurance:${idempotencyKey}`,
  });
}
