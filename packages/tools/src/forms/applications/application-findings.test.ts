import { expect, test } from 'vitest';
import { applicationFindings } from './application-findings.ts';

const today = '2026-11-28';
const fields = (given: object) => applicationFindings({}, { ...given }, today).map(({ field }) => field);

test('whoever is born after today is found, wherever they stand', () => {
  const born = '2026-11-29';
  expect(
    fields({ bornOn: born, spouse: { bornOn: born }, children: [{ bornOn: today }, { bornOn: born }] }),
  ).toEqual(['bornOn', 'spouse.bornOn', 'children.1.bornOn']);
});

test('a passport is issued by today', () => {
  expect(fields({ passportIssuedOn: '2027-01-01' })).toEqual(['passportIssuedOn']);
  expect(fields({ passportIssuedOn: today, constructor: '2027-01-01' })).toEqual([]);
});

test('what is not known, no day or not there says nothing', () => {
  for (const given of [
    {},
    { bornOn: null },
    { bornOn: '' },
    { bornOn: 'tomorrow' },
    { children: [null, 'x'] },
  ])
    expect(fields(given)).toEqual([]);
});

test('it comes with what the application itself finds', () => {
  const own = {
    rule: 'own',
    state: 'wrong',
    field: 'name',
    says: 'So it is.',
    act: 'x',
    section: '§ 1',
  } as const;
  expect(applicationFindings({ check: (_, on) => (on === today ? [own] : []) }, {}, today)).toEqual([own]);
});
