import { expect, test } from 'vitest';
import { pricesOf, servicesOf, totalOf } from '../support/service-totals.ts';

/** What a page promises above everything else has to be a sum that somebody pays, with the card that each residence ends in. */
test.each([
  ['blue-card', '790 + 250 Application fee + 6 Residence card'],
  ['permanent-residence', '690 + 250 Application fee + 6 Residence card'],
  ['temporary-residence-business', '1190 + 700 Residence fee, per year + 6 Residence card'],
  ['temporary-residence-employment', '690 + 250 Application at the police or the embassy + 6 Residence card'],
  ['temporary-residence-family', '490 + 200 Application, per person + 6 Residence card'],
  // Our price is for employment or family: business costs more.
  ['residence-renewal', '390 + 140 Renewal fee for employment + 6 Residence card'],
  // The price is for a free trade, for which the office charges nothing.
  ['trade-licence', '190 + 0 Trade office, online'],
  // The court’s fee and that of a signature are not known to the cent: there is no sum.
  ['company-registration', undefined],
  ['power-of-attorney', undefined],
])('%s: %s', (slug, sum) => expect(totalOf('sk', slug)).toBe(sum));

test('our price is the first of its list', () => {
  for (const slug of servicesOf('sk')) {
    const { promised, listed } = pricesOf('sk', slug);
    expect(promised, slug).toBe(listed);
  }
});
