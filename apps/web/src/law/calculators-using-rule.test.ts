import { type RuleId, rules } from '@majak/law/cz/rules';
import { expect, test } from 'vitest';
import { calculatorsUsingRule } from './calculators-using-rule.ts';

const ids = Object.keys(rules) as RuleId[];
// A year without rules: what is tried does not hang on the day of asking.
const users = await calculatorsUsingRule('2027-01-01');

test('every rule is read by a calculator, but for the few that say why not', () => {
  expect(ids.filter((id) => !users.has(id))).toEqual(ids.filter((id) => rules[id].unread));
  for (const { unread = 'It is read by a calculator.' } of Object.values(rules))
    expect(unread).toMatch(/^[A-Z].{20,}\.$/);
});

test.each<[RuleId, string]>([
  ['cz.dpp.limitIsFree', 'side-job-tax-calculator'],
  ['cz.credit.spouse.childUnder3', 'employee-tax-return'],
  ['cz.mortgage.dtiInvestment', 'czech-mortgage-calculator'],
  ['cz.deduction.mortgage.limitBefore2021', 'employee-tax-return'],
  ['cz.capital.capCoversSecurities', 'crypto-capital-tax-calculator'],
  ['cz.parental.pool.more', 'paid-parental-leave'],
])('%s is read by %s, though no sample comes to a number by it', (id, slug) => {
  expect(users.get(id)?.map((user) => user.slug)).toContain(slug);
});

test('a rule names no calculator that has nothing to do with it', () => {
  expect(users.get('cz.vat.standard')?.map(({ slug }) => slug)).toEqual(['Czech-VAT-calculator']);
});
