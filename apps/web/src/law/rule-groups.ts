import { type RuleId, rules } from '@majak/law/cz/rules';

const areas: readonly { title: string; of: RegExp }[] = [
  { title: 'Wages', of: /^cz\.wage\./ },
  { title: 'Income tax', of: /^cz\.tax\./ },
  { title: 'Credits, child allowance and deductions', of: /^cz\.(credit|bonus|deduction|refund)\./ },
  { title: 'Tax returns', of: /^cz\.filing\./ },
  {
    title: 'Social security and health insurance of employees',
    of: /^cz\.(social\.(employee|employer|maximumBase)|health\.(rate|employee|minimumBase)|dpp|dpc)/,
  },
  { title: 'Self-employed', of: /^cz\.(expenses|social\.self|health\.self|sickness\.self)\./ },
  { title: 'Flat tax', of: /^cz\.flatTax\./ },
  {
    title: 'Maternity, parental allowance and holiday',
    of: /^cz\.(sickness\.threshold|maternity|parental|holiday)\./,
  },
  { title: 'VAT', of: /^cz\.vat\./ },
  {
    title: 'Rent, capital, crypto and other income',
    of: /^cz\.(rental|securities|crypto|capital|occasional|author)\./,
  },
  { title: 'Mortgages', of: /^cz\.mortgage\./ },
];

export type RuleGroup = { title: string; ids: readonly RuleId[] };

/** All rules by area; what belongs to none of them is shown last. */
export function ruleGroups(): readonly RuleGroup[] {
  const ids = Object.keys(rules) as RuleId[];
  const groups = areas.map(({ title, of }) => ({ title, ids: ids.filter((id) => of.test(id)) }));
  const rest = ids.filter((id) => !groups.some((group) => group.ids.includes(id)));
  return [...groups, { title: 'Other', ids: rest }].filter(({ ids: own }) => own.length > 0);
}
