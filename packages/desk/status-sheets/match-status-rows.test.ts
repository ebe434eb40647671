import { expect, test } from 'vitest';
import { type ListedCase, matchStatusRows } from './match-status-rows.ts';

const one: ListedCase = {
  id: 1,
  reference: 'MJK-0000-0001',
  title: 'Ana Sample: Employee card',
  number: 'OAM-12345/ZK-2026',
  state: 'filed',
};
const row = { number: one.number, state: 'positive' } as const;
const verdictOf = (known: Partial<ListedCase>) =>
  matchStatusRows([row], [{ ...one, ...known }]).matched[0]?.verdict;

test.each<[string, Partial<ListedCase>, string]>([
  ['nothing was published of it', {}, 'new'],
  ['something else was', { published: 'processing' }, 'differs'],
  ['the same was', { published: 'positive' }, 'same'],
  ['it is suspended', { state: 'suspended' }, 'new'],
  ['it was decided', { state: 'granted' }, 'ended'],
  ['it is closed', { state: 'closed', published: 'processing' }, 'ended'],
])('%s', (_, known, verdict) => {
  expect(verdictOf(known)).toBe(verdict);
});

test('what is about nobody here is counted, and who is not named is listed', () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => ({ number: `OAM-${at + 1}/TP-2026`, state: 'listed' }) as const,
  );
  const { matched, unmatched, missing } = matchStatusRows(rows, [one, { ...one, id: 2, state: 'granted' }]);
  expect(matched).toEqual([]);
  expect([unmatched.count, unmatched.first.length, unmatched.first[0]]).toEqual([30, 20, 'OAM-1/TP-2026']);
  expect(missing.map(({ id }) => id)).toEqual([1]);
});

test('of lines with one number that say different things none holds, and both are shown', () => {
  const { matched, unmatched } = matchStatusRows(
    [{ ...row, state: 'negative' }, row, row],
    [one, { ...one, id: 2, published: 'positive' }, { ...one, id: 3, state: 'granted' }],
  );
  expect(matched.map(({ becomes, verdict }) => [becomes, verdict])).toEqual([
    ['Not granted, or ended without a permit / Assessed positively, not final yet', 'contradicts'],
    ['Not granted, or ended without a permit / Assessed positively, not final yet', 'contradicts'],
    ['Not granted, or ended without a permit / Assessed positively, not final yet', 'ended'],
  ]);
  expect(unmatched.count).toBe(0);
});

test('two lines that say the same are one, and two cases may share a number', () => {
  const { matched } = matchStatusRows([row, row], [one, { ...one, id: 2, reference: 'MJK-0000-0002' }]);
  expect(matched.map(({ case: { id }, state, becomes }) => [id, state, becomes])).toEqual([
    [1, 'positive', 'Assessed positively, not final yet'],
    [2, 'positive', 'Assessed positively, not final yet'],
  ]);
});
