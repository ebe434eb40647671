import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import type { ContractNotice } from './contract-notice-form.ts';
import { noticeOfContract } from './definition.ts';
import { lastDayOfContract } from './last-day.ts';

const today = '2026-11-22';
const sample = noticeOfContract.sample(today) as ContractNotice;
const found = (rule: string, change: Partial<ContractNotice>) => {
  const finding = noticeOfContract.check({ ...sample, ...change }, today).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};

type Said = string | undefined;
type Case = [rule: string, Partial<ContractNotice>, Said, Partial<ContractNotice>, Said];
test.each<Case>([
  ['who', {}, 'right § 3019', { other: '' }, 'missing § 3019'],
  ['contract', {}, 'right § 1759', { contractOn: null }, 'missing § 1759'],
  ['end', {}, 'right § 1999(1)', { deliveredOn: null }, 'missing § 1999(1)'],
  ['agreed', { way: 'agreed', months: 1 }, 'right § 1998', { way: 'agreed', months: 0 }, 'missing § 1998'],
  ['work', { isWork: true, way: 'breach' }, 'right § 2613', { isWork: true }, 'wrong § 2613'],
  ['reason', { way: 'breach', reason: 'Late' }, 'right § 2002(1)', { way: 'breach' }, 'missing § 2002(1)'],
  ['cost', { way: 'agent' }, 'right § 2442', { way: 'principal' }, 'right § 2443'],
  ['cost', {}, undefined, { way: 'breach' }, undefined],
])('%s is looked at, by its section', (rule, one, first, other, second) => {
  expect(found(rule, one)).toBe(first);
  expect(found(rule, other)).toBe(second);
});

test.each<[Partial<ContractNotice>, string, string]>([
  [{ way: 'ongoing' }, '2026-03-31', '2026-06-30'],
  [{ way: 'ongoing' }, '2026-04-01', '2026-09-30'],
  [{ way: 'ongoing' }, '2026-11-22', '2027-03-31'],
  [{ way: 'agent' }, '2026-12-31', '2027-01-31'],
  [{ way: 'agent' }, '2028-01-31', '2028-02-29'],
  [{ way: 'agreed', months: 2, runs: 'month' }, '2026-11-22', '2027-01-31'],
  [{ way: 'agreed', months: 1, runs: 'delivery' }, '2027-01-31', '2027-02-28'],
  [{ way: 'agreed', months: 0, runs: 'delivery' }, '2026-11-22', '2026-11-22'],
  [{ way: 'principal' }, '2026-11-22', '2026-11-22'],
])('%o delivered on %s ends on %s', (change, deliveredOn, last) =>
  expect(lastDayOfContract({ ...sample, ...change, deliveredOn })).toBe(last),
);

test('each way has its name, and one name with an apostrophe is kept', () => {
  const title = (way: ContractNotice['way']) =>
    (noticeOfContract.view({ ...sample, way }) as TwoLanguages).titles.local;
  expect([title('agent'), title('principal'), title('breach')]).toEqual([
    'Výpověď smlouvy',
    'Odvolání příkazu',
    'Odstoupení od smlouvy',
  ]);
  const given = { ...sample, writer: { ...sample.writer, name: "D'Arcy" } };
  expect(noticeOfContract.read(given).ok).toBe(true);
  expect(JSON.stringify(noticeOfContract.view(given))).toContain("D'Arcy");
});

test.each<[ContractNotice['way'], string, string]>([
  ['ongoing', 'vypovídám tuto', 'vypovídáme tuto'],
  ['principal', 'odvolávám příkaz', 'odvoláváme příkaz'],
  ['breach', 'odstupuji od', 'odstupujeme od'],
])('%s: a person writes for themselves, a company as several', (way, alone, company) => {
  const text = (kind: 'trader' | 'company') =>
    JSON.stringify(noticeOfContract.view({ ...sample, way, writer: { ...sample.writer, kind } }));
  expect(text('trader')).toContain(alone);
  expect(text('company')).toContain(company);
});
