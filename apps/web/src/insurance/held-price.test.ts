import { readMarket } from '@majak/desk/insurance/read-market';
import { czechCoverLaw } from '@majak/tools/insurance/cz/czech-cover-law';
import { comprehensive, studyYear } from '@majak/tools/insurance/insurance-fixture';
import { money } from '@majak/tools/money/money';
import { afterEach, expect, test, vi } from 'vitest';
import { compare } from './compare.ts';

vi.mock('@majak/desk/insurance/read-market');
afterEach(() => vi.useRealTimers());

/** What the studio says that a month costs. */
const monthCosts = (minor: number) =>
  vi.mocked(readMarket).mockResolvedValue({
    products: [
      { ...comprehensive, tariffs: [{ ages: { from: 1, to: 69 }, lasting: 1, each: money(minor, 'CZK') }] },
    ],
    law: czechCoverLaw,
    currency: 'CZK',
  });
const typed = { client: 'individual' };
const priceIn = (compared: Awaited<ReturnType<typeof compare>>) => {
  const [offer] = compared?.quote.offers ?? [];
  return offer?.fits ? offer.price.minor : undefined;
};

test('what was quoted holds when the tariff changes, up or down, and its seal goes on', async () => {
  monthCosts(1_000_00);
  const first = await compare(studyYear, typed);
  expect(priceIn(first)).toBe(12_000_00);
  for (const later of [2_000_00, 500_00]) {
    monthCosts(later);
    const again = await compare(studyYear, typed, first?.held.seal);
    expect([priceIn(again), again?.held]).toEqual([12_000_00, first?.held]);
    expect(priceIn(await compare(studyYear, typed))).toBe(12 * later);
  }
});

test('after its hour, for other needs, or with a seal that is not ours, the price is that of now, with a seal of its own', async () => {
  monthCosts(1_000_00);
  const first = await compare(studyYear, typed);
  monthCosts(2_000_00);
  const older = { ...studyYear, people: [{ ...studyYear.people[0], age: 31 }] } as typeof studyYear;
  const others = [
    await compare(older, typed, first?.held.seal),
    await compare(studyYear, typed, first?.held.seal.replace(/\*.{5}/, '*other')),
    await compare(studyYear, typed, 'Fe26.2*1*free'),
  ];
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
  others.push(await compare(studyYear, typed, first?.held.seal));
  for (const other of others) {
    expect(priceIn(other)).toBe(24_000_00);
    expect(other?.held.seal).not.toBe(first?.held.seal);
  }
});
