import { lawBook } from '@majak/law/cz/law-book';
import { addDays, addMonths, isDay } from '@majak/law/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockForm } from '../../clock/clock-form.ts';
import { czechCoverLaw } from '../../insurance/cz/czech-cover-law.ts';
import { comprehensive } from '../../insurance/insurance-fixture.ts';
import { quoteForm } from '../../insurance/insurance-form.ts';
import { needsOf } from '../../insurance/needs-of-answers.ts';
import { quote } from '../../insurance/quote.ts';
import { readForm } from '../form.ts';
import { day, dayOrEmpty, optionalDay } from './day.ts';

const figures = (most: number, length: number) =>
  fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(length, '0'));
/** Days of every year that can be written, and what looks like one. */
const anyDay = fc.oneof(
  fc.constantFrom(
    '0000-01-01',
    '1000-01-01',
    '1899-12-31',
    '1900-01-01',
    '2999-12-31',
    '3000-01-01',
    '9999-12-31',
  ),
  fc.constantFrom(
    '+010000-01-01',
    '-000001-01-01',
    '2026-02-30',
    '2026-13-01',
    '２０２６-01-01',
    ' 2026-01-01',
    '',
  ),
  fc.tuple(figures(99_999, 4), figures(13, 2), figures(32, 2)).map((parts) => parts.join('-')),
);

test.each([
  ['needed', day({ label: 'Day' })],
  ['optional', optionalDay({ label: 'Day' })],
  ['empty or', dayOrEmpty({ label: 'Day' })],
])('what is counted from an answered day is a day again: %s', (_, { schema }) => {
  fc.assert(
    fc.property(anyDay, (text) => {
      const read = schema.safeParse(text);
      if (!read.success || text === '') return;
      for (const counted of [addDays(text, 1), addDays(text, -366), addMonths(text, 1200)])
        expect(isDay(counted)).toBe(true);
    }),
  );
});

test.each(['1000-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
  '%s is refused, with the years that fit',
  (text) => {
    for (const kind of [day({ label: 'Day' }), dayOrEmpty({ label: 'Day' })])
      expect(kind.schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
        'Day: enter a day from 1900 to 2999',
      ]);
  },
);

const today = '2026-11-28';
const asked = {
  category: 'comprehensive',
  client: 'individual',
  age: 30,
  gender: 'female',
  insuredType: 'student',
  duration: 12,
  purpose: 'study',
  filed: 'abroad',
  insuredBy: 'nobody',
};

test('insurance is compared for real days alone, whatever days are sent', () => {
  const market = { products: [comprehensive], law: czechCoverLaw, currency: 'CZK' };
  const days = fc.record({
    stayFrom: anyDay,
    stayTo: anyDay,
    startsOn: anyDay,
    hasFrom: anyDay,
    hasTo: anyDay,
  });
  const near = fc.constantFrom('2026-12-01', '2027-02-01', '2027-12-31');
  const mixed = fc.tuple(days, fc.record({ stayTo: near, startsOn: near }));
  fc.assert(
    fc.property(mixed, fc.boolean(), ([far, close], isClose) => {
      const { hasFrom, hasTo, ...stay } = far;
      const given = isClose ? { ...stay, ...close } : { ...far };
      const read = readForm(quoteForm('health', { today }), { ...asked, ...given });
      if (!read.ok) return;
      const { offers } = quote(needsOf('health', read.value), market);
      for (const offer of offers)
        if (offer.fits)
          for (const { from, to } of [...offer.days.gaps, ...offer.days.outside, ...offer.days.overlaps])
            expect([isDay(from), isDay(to)]).toEqual([true, true]);
    }),
  );
});

test('a clock reads no day outside of its years', () => {
  const { clock } = lawBook;
  if (!clock) throw new Error('There is no clock');
  const [kind] = clock.permits;
  fc.assert(
    fc.property(anyDay, anyDay, (filedOn, from) => {
      const read = readForm(clockForm(clock), { permit: kind?.id, filedOn, pauses: [{ from }] });
      if (read.ok) expect([filedOn >= clock.since, from <= '2199-12-31']).toEqual([true, true]);
    }),
  );
});
