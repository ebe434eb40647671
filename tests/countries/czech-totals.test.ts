import { expect, test } from 'vitest';
import { pricesOf, servicesOf, totalOf } from '../support/service-totals.ts';

/**
 * What a page promises above everything else: our price and the fees that come with it, which together are what somebody
 * pays who takes the usual way. The first row of an office is that way, the next ones are paid instead of it or on top.
 */
const totals: readonly [slug: string, sum: string][] = [
  ['apostille', '1900 + 600 Apostille from a ministry'],
  ['blue-card-extension', '7900 + 2500 Fee for the extension'],
  ['blue-card', '12900 + 5000 Embassy fee for a blue card'],
  ['change-of-purpose', '11900 + 2500 Official fee'],
  ['citizenship', '24900 + 2000 Official fee, adult'],
  ['company-changes', '6900 + 2000 Court fee, if the court enters the change'],
  ['criminal-record-extract', '1500 + 100 Czech extract at Czech POINT'],
  ['digital-nomad-programme', '18900 + 2500 Embassy fee, employee of a foreign company'],
  ['diploma-recognition', '3900 + 3000 University, or a ministry if it decides the case'],
  ['driving-licence-exchange', '2900 + 200 New licence within 20 days'],
  ['employee-card-extension', '6900 + 2500 Official fee for the extension'],
  ['employee-card', '16900 + 5000 Embassy fee for an employee card'],
  ['employee-health-insurance', '900 + 0 Report to a health insurer'],
  ['family-member-of-eu-citizen', '12900 + 200 Official fee, application or extension'],
  ['family-reunification', '16900 + 2500 Embassy fee, long-term residence permit'],
  ['foreign-police-registration', '1500 + 0 Registration'],
  ['freelancer-visa-extension', '9900 + 2500 Official fee'],
  ['freelancer-visa', '21900 + 5000 Embassy fee, long-term visa for business + 1000 Trade licence'],
  ['job-seeker-visa', '7900 + 2500 Ministry’s fee'],
  ['marriage', '9900 + 5000 Registry fee if neither of you has permanent residence here'],
  ['newborn-residence', '5900 + 1000 Official fee for a child under 15, long-term or permanent residence'],
  ['partner-visa', '14900 + 200 Official fee'],
  ['permanent-residence-card-renewal', '4900 + 2500 Official fee, non-EU citizen'],
  ['permanent-residency-eu', '6900 + 200 Official fee'],
  ['permanent-residency', '9900 + 2500 Official fee'],
  ['public-health-insurance', '1500 + 0 Registration with the insurer'],
  ['registered-partnership-visa', '14900 + 200 Official fee, partner of a Czech or EU citizen'],
  ['rental-contract-check', '1900 + 0 Extract from the land register for viewing'],
  ['seasonal-work-visa', '8900 + 2500 Embassy fee, long-term visa + 500 Fee for the work permit'],
  ['student-residence-extension', '6900 + 2500 Fee at the ministry'],
  ['student-visa', '12900 + 2500 Embassy fee'],
  ['tax-residence-certificate', '2400 + 100 Tax office’s fee for each certificate'],
  ['temporary-residency-eu', '5900 + 200 Official fee'],
  ['trade-licence', '4900 + 1000 First registration of a trade'],
  ['uk-driving-licence', '2900 + 200 Czech licence within 20 days'],
  ['uk-withdrawal-agreement-card', '6900 + 200 Official fee for a certificate or permanent residence'],
  ['vehicle-registration', '3900 + 800 Registration of a four-wheeled vehicle'],
  ['visa-renewal', '5900 + 1000 Fee for extending a visa'],
];

/** Nothing is added where no office takes a fee; and no sum is true where the fee follows from what somebody brings. */
const withoutSum: readonly string[] = [
  'bank-account',
  'bridging-visa',
  'change-of-address-or-passport',
  'company-accounting',
  'company-registration',
  'consultation',
  'data-box',
  'employee-card-change',
  'flat-rate-tax',
  'flat-search',
  'official-translation',
  'registered-office',
  'tax-return-freelancer',
  'tax-return-investments',
  'tax-return-rental',
  'tax-return',
  'trade-licence-change',
  'uk-visa-after-brexit',
  'vat-registration',
  'visa-health-insurance',
];

test.each(totals)('%s: %s', (slug, sum) => expect(totalOf('cz', slug)).toBe(sum));

test.each(withoutSum)('%s promises no sum', (slug) => expect(totalOf('cz', slug)).toBeUndefined());

test('every service is one of them, and its price the first of its list', () => {
  expect([...totals.map(([slug]) => slug), ...withoutSum].toSorted()).toEqual(servicesOf('cz').toSorted());
  for (const slug of servicesOf('cz')) {
    const { promised, listed } = pricesOf('cz', slug);
    expect(promised, slug).toBe(listed);
  }
});
