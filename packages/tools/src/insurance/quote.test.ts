import { describe, expect, test } from 'vitest';
import { czechCoverLaw } from './cz/czech-cover-law.ts';
import { basic, comprehensive, studyYear } from './insurance-fixture.ts';
import type { Needs } from './needs.ts';
import type { InsuranceProduct } from './product.ts';
import { type Offer, quote } from './quote.ts';

const market = (...products: InsuranceProduct[]) => ({ products, law: czechCoverLaw, currency: 'CZK' });
const only = (needs: Needs, product: InsuranceProduct): Offer => {
  const [offer] = quote(needs, market(product)).offers;
  if (!offer) throw new Error('Nothing was compared');
  return offer;
};
const reasonsOf = (needs: Needs, product: InsuranceProduct) => {
  const offer = only(needs, product);
  return offer.fits ? [] : offer.reasons.map(({ code, place }) => [code, place?.section]);
};

test('what fits has its price for the whole period, from the length that was reached', () => {
  expect(only(studyYear, comprehensive)).toEqual({
    product: 'whole',
    fits: true,
    price: { minor: 12 * 1_600_50, currency: 'CZK' },
    each: [{ minor: 12 * 1_600_50, currency: 'CZK' }],
    days: { days: 365, covered: 365, gaps: [], overlaps: [], outside: [] },
    because: expect.any(Array),
  });
});

test('each product that fits says why: by its terms, and by each section of the law that it meets', () => {
  const becauseOf = (needs: Needs, product: InsuranceProduct) => {
    const offer = only(needs, product);
    return offer.fits ? offer.because.map(({ says, place }) => [place?.section, says]) : [];
  };
  const long = becauseOf(studyYear, comprehensive);
  expect(long.map(([section]) => section)).toEqual([undefined, '§ 180j(1)', '§ 180j(7)', '§ 180j(8)']);
  expect(long[0]?.[1]).toContain('ages 1 to 69');
  const trip = {
    ...studyYear,
    category: 'basic',
    stay: { from: '2027-01-01', to: '2027-03-01' },
    duration: 2,
  } as const;
  expect(becauseOf(trip, basic).map(([section]) => section)).toEqual([undefined, '§ 180i(1)']);
  const travel = { ...trip, line: 'travel', category: 'travel', purpose: 'leisure' } as const;
  expect(becauseOf(travel, { ...basic, line: 'travel', category: 'travel' })).toEqual([
    [undefined, expect.stringContaining('for 1 to 12 days')],
  ]);
});

test.each([
  [11, { age: 30, sex: 'male', insured: 'regular' }, 11 * 1_800_00],
  [12, { age: 30, sex: 'female', insured: 'regular' }, 12 * 2_100_00],
  [12, { age: 46, sex: 'female', insured: 'regular' }, 12 * 1_600_50],
  [12, { age: 30, sex: 'male', insured: 'student' }, 12 * 1_000_00],
  // A line for students before one for women, wherever they stand in the list.
  [12, { age: 30, sex: 'female', insured: 'student' }, 12 * 1_000_00],
  [3, { age: 17, sex: 'male', insured: 'student' }, 3 * 1_500_00],
] as const)('%i months of %o', (duration, person, minor) => {
  const offer = only({ ...studyYear, duration, people: [person] }, comprehensive);
  expect(offer.fits && offer.price.minor).toBe(minor);
});

test('several people are priced together', () => {
  const people = [
    { age: 17, sex: 'male', insured: 'regular' },
    { age: 40, sex: 'male', insured: 'regular' },
  ] as const;
  const offer = only({ ...studyYear, people }, comprehensive);
  expect(offer.fits && offer.price.minor).toBe(12 * (1_500_00 + 1_600_50));
});

describe('a product is refused by its own terms', () => {
  test.each([
    ['age', { people: [{ age: 70, sex: 'male', insured: 'regular' }] }],
    ['pregnant', { people: [{ age: 30, sex: 'female', insured: 'pregnant' }] }],
    ['length', { duration: 25 }],
    ['length', { duration: 2 }],
    ['purpose', { purpose: 'visit' }],
    ['category', { category: 'basic' }],
  ] as const)('for its %s', (code, more) => {
    expect(reasonsOf({ ...studyYear, ...more }, comprehensive)).toContainEqual([code, undefined]);
  });

  test('for its length once, and not for each person as well', () => {
    const people = Array.from({ length: 3 }, () => ({ age: 80, sex: 'male', insured: 'pregnant' }) as const);
    expect(reasonsOf({ ...studyYear, duration: 25, people }, comprehensive)).toEqual([['length', undefined]]);
  });

  test('with the person of a list it is about', () => {
    const people = [
      { age: 30, sex: 'male', insured: 'regular' },
      { age: 80, sex: 'male', insured: 'regular' },
    ] as const;
    const offer = only({ ...studyYear, people }, comprehensive);
    expect(offer.fits ? [] : offer.reasons.map(({ says }) => says)).toEqual([
      'Person 2: It’s for people of 1 to 69 on the first day, not of 80.',
    ]);
  });
});

const limit = (euros: number) => ({ minor: euros * 100, currency: 'EUR' });

describe('a product is refused by the law, with the section', () => {
  test.each([
    ['a limit below the least', { limit: limit(399_999) }, 'limit', '§ 180j(1)'],
    ['a part paid by the insured', { sharing: true }, 'sharing', '§ 180j(1)'],
    ['alcohol left out', { excludes: ['alcohol'] }, 'exclusion', '§ 180j(7)'],
    [
      'no pregnancy',
      { covers: ['urgent', 'home', 'remains', 'preventive', 'checkups'] },
      'cover',
      '§ 180j(8)',
    ],
    [
      'no transport home',
      { covers: ['urgent', 'remains', 'preventive', 'checkups', 'pregnancy'] },
      'cover',
      '§ 180j(1)',
    ],
    [
      'an insurer from elsewhere',
      { insurer: { ...comprehensive.insurer, licensedHere: false } },
      'licence',
      '§ 180j(6)',
    ],
  ] as const)('%s', (_, more, code, section) => {
    expect(reasonsOf(studyYear, { ...comprehensive, ...more })).toEqual([[code, section]]);
  });

  test('what is left out that no law names is no reason', () => {
    expect(reasonsOf(studyYear, { ...comprehensive, excludes: ['sports', 'business'] })).toEqual([]);
  });

  test.each([
    ['public', '§ 180j(4)'],
    ['treaty', '§ 180j(4)'],
  ] as const)('whoever is insured by %s needs none', (insuredBy, section) => {
    expect(reasonsOf({ ...studyYear, insuredBy }, comprehensive)).toEqual([[insuredBy, section]]);
  });

  test('for emergencies alone, when it is applied for here', () => {
    expect(reasonsOf({ ...studyYear, category: 'basic', filed: 'here' }, basic)).toEqual([
      ['filed_here', '§ 180j(6)'],
    ]);
  });

  test('for emergencies alone, when it begins after the days for which that counts', () => {
    const later = (startsOn: string): Needs => ({ ...studyYear, category: 'basic', duration: 3, startsOn });
    expect(reasonsOf(later('2027-03-31'), basic)).toEqual([]);
    expect(reasonsOf(later('2027-04-01'), basic)).toEqual([['too_late', '§ 180j(5)']]);
    expect(quote(later('2027-04-01'), market(basic)).recommended).toBeUndefined();
  });
});

test('the 90th day of a stay is short, the 91st is long', () => {
  const visit = (to: string): Needs => ({
    ...studyYear,
    category: 'basic',
    purpose: 'visit',
    stay: { from: '2027-01-01', to },
    duration: 3,
  });
  const small = { ...basic, limit: limit(30_000) };
  expect(reasonsOf(visit('2027-03-31'), small)).toEqual([]);
  expect(reasonsOf(visit('2027-04-01'), small)).toEqual([['limit', '§ 180j(1)']]);
  expect(reasonsOf(visit('2027-03-31'), { ...basic, limit: limit(29_999) })).toEqual([
    ['limit', '§ 180i(1)'],
  ]);
});

test('insurance for emergencies counts for the first 90 days of a long stay, however long it lasts', () => {
  const offer = only({ ...studyYear, category: 'basic' }, basic);
  expect(offer.fits && offer.days).toMatchObject({
    covered: 90,
    gaps: [{ from: '2027-04-01', to: '2027-12-31' }],
  });
});

test('what fits comes first, the cheapest before others; the cheapest that covers all is recommended', () => {
  const dear = {
    ...comprehensive,
    slug: 'dear',
    tariffs: comprehensive.tariffs.map((one) => ({ ...one, each: limitless(one.each.minor) })),
  };
  const refused = { ...comprehensive, slug: 'refused', sharing: true };
  const answer = quote(studyYear, market(refused, dear, comprehensive));
  expect(answer.offers.map(({ product }) => product)).toEqual(['whole', 'dear', 'refused']);
  expect(answer.recommended?.product).toBe('whole');
});
const limitless = (minor: number) => ({ minor: minor * 2, currency: 'CZK' });

test('without anything that fits nothing is recommended', () => {
  expect(quote(studyYear, market({ ...comprehensive, sharing: true }))).not.toHaveProperty('recommended');
});

test('travel is bought by days, and no law asks for it', () => {
  const trip: Needs = {
    ...studyYear,
    line: 'travel',
    category: 'travel',
    purpose: 'holiday',
    stay: { from: '2027-02-01', to: '2027-02-10' },
    startsOn: '2027-02-01',
    duration: 10,
  };
  const travel: InsuranceProduct = { ...basic, line: 'travel', category: 'travel', limit: limit(1) };
  const answer = quote(trip, market(travel));
  expect(answer.cover).toEqual({ from: '2027-02-01', to: '2027-02-10' });
  expect(answer.offers[0]).toMatchObject({ fits: true, price: { minor: 10 * 900_00 } });
  expect(answer.demands).toEqual([]);
});

test('products of another line are not compared', () => {
  expect(
    quote({ ...studyYear, line: 'liability', category: 'liability' }, market(comprehensive)).offers,
  ).toEqual([]);
});

test('an employee is told from when they need none, a child of its permit', () => {
  const notes = (more: Partial<Needs>) =>
    quote({ ...studyYear, ...more }, market()).notes.map(({ place }) => place?.section);
  expect(notes({ purpose: 'work' })).toEqual(['§ 2(1)(b)(1)']);
  expect(notes({ people: [{ age: 12, sex: 'female', insured: 'regular' }] })).toEqual(['§ 2(1)(b)(11)']);
});

test('while prices hold, what is recommended follows from them, and not from a tariff that changed since', () => {
  const other = { ...comprehensive, slug: 'other', title: 'Other' };
  const dearer = {
    ...comprehensive,
    tariffs: comprehensive.tariffs.map((one) => ({
      ...one,
      each: { ...one.each, minor: one.each.minor * 2 },
    })),
  };
  const held = { whole: 19_000_00, other: 19_206_00 };
  expect(quote(studyYear, market(dearer, other)).recommended?.product).toBe('other');
  const compared = quote(studyYear, market(dearer, other), held);
  expect(compared.recommended?.product).toBe('whole');
  expect(compared.offers.map((offer) => offer.fits && [offer.product, offer.price.minor])).toEqual(
    Object.entries(held),
  );
});
