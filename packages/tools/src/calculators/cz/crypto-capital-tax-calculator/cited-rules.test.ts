import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const today = '2026-11-21';
type Row = Record<string, unknown>;
const crypto = (more: Row = {}): Row => ({
  kind: 'crypto',
  acquiredOn: '2025-01-10',
  cost: 60_000,
  soldOn: '2026-03-01',
  proceeds: 160_000,
  ...more,
});
const security = (more: Row = {}): Row => crypto({ kind: 'security', ...more });
const read = (sales: unknown, more: Row = {}) => calculate(definition, { sales, ...more }, today);
const answered = (sales: readonly Row[], more: Row = {}) => {
  const found = read(sales, more);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

test('the day of the rules is the one that is said', () => {
  const days = (more: Row, sold = '2026-03-01') => {
    const { lawAsOf, rulesRead } = answered([crypto({ soldOn: sold })], more);
    return [lawAsOf, ...new Set(rulesRead.map(({ on }) => on))];
  };
  expect(days({})).toEqual([today, today]);
  expect(days({ year: 2026 })).toEqual(['2026-12-31', '2026-12-31']);
  expect(days({ year: 2025 }, '2025-03-01')).toEqual(['2025-12-31', '2025-12-31']);
});

test('rules that say yes or no are in the trace of what they decide', () => {
  const rulesOf = (kind: string, year: number) => {
    const sale = { kind, acquiredOn: '2015-01-01', soldOn: `${year}-03-01` };
    return answered([crypto(sale)], { year }).rulesRead.map(({ id }) => id);
  };
  expect(rulesOf('security', 2025)).toContain('cz.capital.capCoversSecurities');
  expect(rulesOf('security', 2026)).toContain('cz.capital.capCoversSecurities');
  expect(rulesOf('crypto', 2024)).toContain('cz.crypto.years');
});

test('amounts of the law in the notes are those of the rules', () => {
  const long = { acquiredOn: '2015-01-01', proceeds: 80_000_000 };
  expect(answered([crypto(long)]).notes.join()).toMatch('exempt up to 40 000 000 CZK a year in total');
  const both = answered([security({ ...long, soldOn: '2025-03-01' })], { year: 2025 });
  expect(both.notes.join()).toMatch('exempt up to 40 000 000 CZK in total, securities and crypto together');
  const early = answered([crypto({ soldOn: '2025-02-14' })], { year: 2025 }).notes.join();
  expect(early).toMatch('before 15 February 2025 (160 000 CZK)');
  expect(early).toMatch('the limit of 100 000 CZK');
});
