import type { RuleId } from '@majak/law/cz/rules';
import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { limitsOf } from '../../../cz/flat-tax.ts';
import type { ComparisonInput, WorkArrangement } from './quick-nets.ts';
import { quickWage, readers } from './quick-wage.ts';

/** A budget above which something changes for one way, and what. */
export type Limit = {
  way: WorkArrangement;
  /** The last budget below it, in whole crowns. */
  above: number;
  /** Whether the way leaves more or less of each further crown, or of all of them at once. */
  effect: 'helps' | 'hurts';
  /** A minimum payment is due up to here. */
  minimum?: boolean;
  /** Worth a mark of its own in the chart: a cap, the second rate, a ceiling. */
  marked?: boolean;
  reason: string;
};

const crown = (value: number) => `${formatExact(value, 'CZK')} CZK`;

const secondRate = (law: Law) => formatExact(Number(law.valueOf('cz.tax.rate.second')), 'rate');

/** Limits of a salary: insurance, minimum wage, least income for a bonus, tax above the credit, second rate, ceiling. */
function wageLimits(law: Law, children: number): Limit[] {
  const { crowns, rate } = readers(law);
  const { costOf } = quickWage(law, children);
  const [minimum, second] = [crowns('cz.health.minimumBase.month'), crowns('cz.tax.threshold.month')];
  const ceiling = crowns('cz.social.maximumBase.year');
  const insured = crowns('cz.dpc.limit');
  const bonus = crowns('cz.bonus.minimumIncome.month');
  const untaxed =
    Math.floor((crowns('cz.credit.taxpayer.month') * 10_000) / rate('cz.tax.rate.first') / 100) * 100;
  const at = (gross: number, effect: Limit['effect'], reason: string, marked = false): Limit => ({
    way: 'employment',
    above: costOf(gross) - 1,
    effect,
    marked,
    reason,
  });
  return [
    at(insured, 'hurts', `social security of a salary is paid from ${crown(insured)} a month`),
    at(minimum, 'helps', `from a salary of ${crown(minimum)} a month no health insurance is topped up`),
    at(untaxed, 'hurts', `income tax on a salary starts above ${crown(untaxed)} a month`),
    at(
      second,
      'hurts',
      `the rate of ${secondRate(law)} on a salary starts above ${crown(second)} a month`,
      true,
    ),
    at(
      Math.floor(ceiling / 12),
      'helps',
      `no social security is paid from salary above the ceiling of ${crown(ceiling)} a year`,
      true,
    ),
    ...(children > 0
      ? [at(bonus, 'helps', `the child bonus on a salary is paid from ${crown(bonus)} a month`)]
      : []),
  ];
}

/** Profits from which something changes for a trade. */
function profitLimits(law: Law): (Omit<Limit, 'way' | 'above'> & { profit: number })[] {
  const { crowns, rate } = readers(law);
  const from = (base: number, share: RuleId) => (base * 10_000) / rate(share);
  const ceiling = crowns('cz.social.maximumBase.year');
  const untaxed = from(crowns('cz.credit.taxpayer.year'), 'cz.tax.rate.first');
  const second = crowns('cz.tax.threshold.year');
  return [
    {
      profit: from(crowns('cz.health.self.minimumBase.year'), 'cz.health.self.share'),
      effect: 'hurts',
      minimum: true,
      reason: 'health insurance of a trade grows with the profit above its minimum',
    },
    {
      profit: from(crowns('cz.social.self.minimumBase.main.year'), 'cz.social.self.share'),
      effect: 'hurts',
      minimum: true,
      reason: 'social security of a trade grows with the profit above its minimum',
    },
    {
      profit: untaxed,
      effect: 'hurts',
      reason: `income tax of a trade starts above a profit of ${crown(untaxed)}`,
    },
    {
      profit: second,
      effect: 'hurts',
      marked: true,
      reason: `the rate of ${secondRate(law)} on a trade starts above a profit of ${crown(second)}`,
    },
    {
      profit: from(ceiling, 'cz.social.self.share'),
      effect: 'helps',
      marked: true,
      reason: `no social security of a trade is paid above the ceiling of ${crown(ceiling)}`,
    },
  ];
}

/** Limits of a trade: of its profit, its flat expenses and its income. */
function tradeLimits(law: Law, way: 'fixed' | 'real', answers: ComparisonInput): Limit[] {
  const bonus = readers(law).crowns('cz.bonus.minimumIncome.year');
  const limits = profitLimits(law).map(
    ({ profit, ...one }): Limit => ({
      ...one,
      way,
      above: Math.floor(incomeOf(law, way, { ...answers, profit })),
    }),
  );
  if (way === 'fixed') limits.push(capLimit(law, answers));
  if (answers.children > 0)
    limits.push({
      way,
      above: bonus - 1,
      effect: 'helps',
      reason: `the child bonus of a trade is paid from an income of ${crown(bonus)}`,
    });
  return limits;
}

function capLimit(law: Law, { expenseRate }: ComparisonInput): Limit {
  const cap = readers(law).crowns(`cz.expenses.cap.${expenseRate}`);
  return {
    way: 'fixed',
    above: (cap * 100) / expenseRate,
    effect: 'hurts',
    marked: true,
    reason: `flat expenses reach their cap of ${crown(cap)}`,
  };
}

/** The income a profit comes from: flat expenses up to their cap, or the real ones. */
function incomeOf(
  law: Law,
  way: 'fixed' | 'real',
  { profit, expenseRate, expenses }: ComparisonInput & { profit: number },
) {
  if (way === 'real') return profit + expenses;
  const cap = readers(law).crowns(`cz.expenses.cap.${expenseRate}`);
  return Math.min((profit * 100) / (100 - expenseRate), profit + cap);
}

function flatLimits(law: Law, { expenseRate }: ComparisonInput): Limit[] {
  const { crowns } = readers(law);
  const [first, second] = limitsOf[expenseRate].map(crowns) as [number, number];
  const most = crowns('cz.flatTax.incomeLimit');
  const vat = crowns('cz.vat.registration.limit');
  const closed = `the flat tax ends at an income of ${crown(most)}`;
  const limits = [
    { above: first, reason: `the flat tax moves to band II above ${crown(first)}` },
    { above: second, reason: `the flat tax moves to band III above ${crown(second)}` },
    { above: most, reason: vat === most ? `${closed}; VAT registration starts there too` : closed },
  ];
  return limits
    .filter(({ above }, at) => at === 2 || above < most)
    .map((one) => ({ way: 'flatTax', effect: 'hurts', ...one }));
}

/** Every limit of the ways that are compared, in order. */
export const limitsBy = (
  law: Law,
  ways: readonly WorkArrangement[],
  answers: ComparisonInput,
): readonly Limit[] =>
  ways
    .flatMap((way) => {
      if (way === 'employment') return wageLimits(law, answers.children);
      return way === 'flatTax' ? flatLimits(law, answers) : tradeLimits(law, way, answers);
    })
    .sort((one, other) => one.above - other.above);
