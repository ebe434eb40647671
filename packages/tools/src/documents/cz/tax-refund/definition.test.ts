import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { taxRefund } from './definition.ts';
import type { TaxRefund } from './refund-form.ts';

const today = '2026-01-20';
const sample = taxRefund.sample(today) as TaxRefund;
const { writer } = sample;
const employer: TaxRefund = {
  ...sample,
  owedBy: 'employer',
  employer: 'Vzorová kavárna s.r.o.',
  mustFile: false,
  statement: true,
  others: '',
};
const found = (rule: string, change: Partial<TaxRefund>, day = today) => {
  const finding = taxRefund.check({ ...sample, ...change }, day).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};
const text = (given: TaxRefund) => JSON.stringify((taxRefund.view(given) as TwoLanguages).parts);

type Said = string | undefined;
type Case = [rule: string, Partial<TaxRefund>, Said, Partial<TaxRefund>, Said];

test.each<Case>([
  ['who', {}, 'right § 70(3)', { taxNumber: null }, 'missing § 70(3)'],
  ['born', {}, undefined, { writer: { ...writer, bornOn: '2099-01-01' } }, 'wrong § 23'],
  ['year', {}, 'right § 70(3)', { year: 0 }, 'missing § 70(3)'],
  ['office', {}, 'right § 13(1)(a)', { office: '' }, 'missing § 13(1)(a)'],
  ['assessed', {}, 'right § 155(3)(b)', { year: 2026 }, 'wrong § 155(3)(b)'],
  ['lost', { year: 2019 }, 'right § 160a', { year: 2018 }, 'wrong § 160a'],
  ['sum', { whole: false, sum: 200 }, 'right § 155(2)', { whole: false, sum: 199 }, 'wrong § 155(2)'],
  ['sum', {}, undefined, { whole: false, sum: 0 }, 'missing § 155(2)'],
  ['account', {}, 'right § 155a(2), (3)', { account: '' }, 'missing § 155a(2), (3)'],
  [
    'fees',
    { account: 'DE89370400440532013000', bank: 'Musterbank' },
    'right § 155a(5)',
    { account: 'DE89370400440532013000' },
    'missing § 155a(5)',
  ],
  ['fees', {}, undefined, { account: '19-123457/0710' }, undefined],
  ['debts', {}, 'right § 154(2)', employer, undefined],
  ['days', {}, 'right § 155b(1)', employer, undefined],
  ['time', employer, 'right § 38ch(1)', { ...employer, year: 2024 }, 'wrong § 38ch(1)'],
  ['mustFile', employer, 'right § 38ch(1)', { ...employer, mustFile: true }, 'wrong § 38ch(1)'],
  ['statement', employer, 'right § 38k(4), (5)', { ...employer, statement: false }, 'wrong § 38k(4), (5)'],
  ['papers', employer, 'right § 38ch(3)', { ...employer, others: 'Another' }, 'missing § 38ch(3)'],
  ['payment', employer, 'right § 38ch(4), (5)', {}, undefined],
  ['signed', {}, 'right § 71(1), (2)', employer, 'right § 71(1), (2)'],
])('%s is looked at, by its section', (rule, one, first, other, second) => {
  expect(found(rule, one)).toBe(first);
  expect(found(rule, other)).toBe(second);
});

test.each([
  ['2026-02-15', 'right § 38ch(1)'],
  ['2026-02-16', 'wrong § 38ch(1)'],
])('an employer is asked for 2025 on %s: %s', (day, said) => expect(found('time', employer, day)).toBe(said));

test('each of the two letters says what the other does not', () => {
  expect(text(sample)).toContain('vratitelného přeplatku na dani z příjmů');
  expect(text(sample)).not.toContain('ročního zúčtování');
  expect(text(employer)).toContain('ročního zúčtování záloh a daňového zvýhodnění za rok');
  expect(text(employer)).not.toContain('CZ3507100000190000123457');
  expect(text({ ...employer, others: 'One\nTwo' })).toContain('"Two"');
});

test('too small a sum is mended, and one name with an apostrophe is kept', () => {
  expect(taxRefund.mend({ ...sample, whole: false, sum: 10 }, 'sum', today)).toEqual(sample);
  const given = { ...sample, writer: { ...writer, name: "D'Arcy" } };
  expect(taxRefund.read(given)).toMatchObject({ ok: true, value: given });
  expect(text(given)).toContain("D'Arcy");
});

test.each([
  [{ year: 25 }, 'year'],
  [{ year: 20_255 }, 'year'],
  [{ account: '19-123458/0710' }, 'account'],
])('%o is sent back to its field', (change, field) =>
  expect(taxRefund.read({ ...sample, ...change })).toMatchObject({ ok: false, faults: [{ field }] }),
);
