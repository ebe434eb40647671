import type { RuleId } from '@majak/law/cz/rules';
import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { outcome, step, verdict } from '@majak/law/step';
import { input, minus, of, plain, plus, rule, times } from '@majak/law/term';
import type { FactStep, Step, Term } from '@majak/law/working';
import { lawOfDay } from '../calculator/law-of-day.ts';
import { decision, oneOf, orNothing, type StepsOf, words } from '../calculator/output.ts';
import { money } from './crowns.ts';
import { type Activity, asTerm, type ExpenseRate, type Method } from './self-employed.ts';

/** What the flat tax is decided and computed from. */
export type FlatTaxAnswers = {
  /** Income of the year before expenses. */
  grossIncome: number | Term;
  /** The kind of the activity, by the flat expenses it may claim: the bands depend on it even where expenses are real. */
  expenseRate: ExpenseRate;
  method: Method;
  /** Real expenses, money spent: they go off the net income with `method: 'real'`. */
  expenses: number | Term;
  activity: Activity;
  /** 1 to 12. */
  monthsActive: number;
  /** Left out where nobody asks: then no payer. */
  vatPayer?: boolean;
};

/** `eligible` and `reason` always say something; the others come to `null` for somebody who is not eligible. */
export const flatTaxOutputs = {
  eligible: decision('You can choose the flat tax'),
  reason: words('Why'),
  band: orNothing(oneOf('Band', { I: 'I', II: 'II', III: 'III' })),
  monthly: orNothing(money('Monthly flat tax')),
  yearly: orNothing(money('Yearly flat tax')),
  netIncome: orNothing(money('Net income with the flat tax')),
};
type FlatTaxSteps = StepsOf<typeof flatTaxOutputs>;
type Band = NonNullable<FlatTaxSteps['band']['fact']>;
/** What is left is a number for who may choose it alone. */
export type FlatTax = { notes: readonly string[] } & (
  | { eligible: true; outputs: FlatTaxSteps & { netIncome: Step } }
  | { eligible: false; outputs: FlatTaxSteps }
);

/**
 * Flat tax (`paušální daň`): who may choose it, its band, and what is left after twelve equal payments that cover tax and both insurances.
 * Source: § 2a, § 7a, § 38lk of act 586/1992.
 */
export function flatTax(law: Law, given: FlatTaxAnswers): FlatTax {
  const income = asTerm('grossIncome', given.grossIncome);
  const refused = refusal(law, income, given);
  if (refused) return notEligible(refused);
  const limit = rule(law, 'cz.flatTax.incomeLimit');
  const because = `${income.write()} is at most ${limit.write()}, and you aren’t a VAT payer`;
  const eligible = verdict({
    value: true,
    because,
    from: [income, limit, ...(given.vatPayer === undefined ? [] : [input('vatPayer', 0, 'yes or no')])],
  });
  const reason = verdict({ value: because, because, from: [income, limit] });
  const { band, payment } = bandOf(law, income, given.expenseRate);
  const monthly = step('monthly', `Flat tax a month, band ${band.fact}`, payment);
  const months = given.monthsActive === 12 ? plain(12) : input('monthsActive', given.monthsActive, 'count');
  const yearly = outcome(times(of(monthly), months));
  const real = given.method === 'real';
  const spent = real ? [asTerm('expenses', given.expenses)] : [];
  const netIncome = step(
    'netIncome',
    real ? 'Net income after real expenses, with the flat tax' : flatTaxOutputs.netIncome.label,
    minus(income, ...spent, of(yearly)),
  );
  return {
    eligible: true,
    outputs: { eligible, reason, band, monthly, yearly, netIncome },
    notes: flatTaxNotes(law, income, { band, expenseRate: given.expenseRate }),
  };
}

type Refusal = { because: string; from: readonly Term[] };

/** Why somebody may not choose it; nothing for somebody who may. */
function refusal(law: Law, income: Term, { activity, vatPayer }: FlatTaxAnswers): Refusal | undefined {
  const limit = rule(law, 'cz.flatTax.incomeLimit');
  if (vatPayer)
    return {
      because: 'VAT payers cannot choose the flat tax',
      from: [input('vatPayer', 1, 'yes or no'), limit],
    };
  if (income.value.gt(limit.value))
    return {
      because: `the income of ${income.write()} is above ${limit.write()}`,
      from: [income, limit],
    };
  if (activity === 'secondary')
    return {
      because:
        'people with a job cannot choose it, unless the job only has withholding tax; beside studies, care of a small child or a pension you can, but you pay the full band',
      from: [input('activity', 0, 'text'), limit],
    };
  return undefined;
}

function notEligible({ because, from }: Refusal): FlatTax {
  const said = `No: ${because}`;
  const none = verdict({ value: null, because: `none: ${because}`, from });
  return {
    eligible: false,
    outputs: {
      eligible: verdict({ value: false, because: said, from }),
      reason: verdict({ value: because, because: said, from }),
      band: none,
      monthly: none,
      yearly: none,
      netIncome: none,
    },
    notes: [],
  };
}

/** The most income of band I and of band II, by the flat expenses the activity may claim. Source: § 7a of act 586/1992. */
export const limitsOf: Readonly<Record<ExpenseRate, readonly [first: RuleId, second: RuleId]>> = {
  80: ['cz.flatTax.band1.at80', 'cz.flatTax.band2.at60'],
  60: ['cz.flatTax.band1.at60', 'cz.flatTax.band2.at60'],
  40: ['cz.flatTax.band1.any', 'cz.flatTax.band2.any'],
  30: ['cz.flatTax.band1.any', 'cz.flatTax.band2.any'],
};

function bandOf(law: Law, income: Term, rate: ExpenseRate): { band: FactStep<Band>; payment: Term } {
  const kind = input('expenseRate', rate / 100, 'rate');
  const [first, second] = [rule(law, limitsOf[rate][0]), rule(law, limitsOf[rate][1])];
  const say = (value: Band, because: string, limit: Term): FactStep<Band> =>
    verdict({ value, because, from: [income, kind, limit] });
  const of60 = `${income.write()} of an activity with flat expenses of ${kind.write()}`;
  if (income.value.lte(first.value))
    return {
      band: say('I', `${of60} is at most ${first.write()}`, first),
      payment: rule(law, 'cz.flatTax.band1.due'),
    };
  if (income.value.lte(second.value))
    return {
      band: say('II', `${of60} is at most ${second.write()}`, second),
      payment: rule(law, 'cz.flatTax.band2.month'),
    };
  return {
    band: say('III', `${of60} is above ${second.write()}`, second),
    payment: rule(law, 'cz.flatTax.band3.month'),
  };
}

type Chosen = { band: FactStep<Band>; expenseRate: ExpenseRate };

function flatTaxNotes(law: Law, income: Term, { band, expenseRate }: Chosen): string[] {
  const limit = rule(law, 'cz.flatTax.otherIncomeLimit').write();
  const notes = [
    `With the flat tax you file no tax return and no overviews, but you lose all credits, the child allowance and deductions. You have to apply by 10 January, and income from rent, capital and other sources has to stay within ${limit} CZK a year.`,
  ];
  const byKind = income.value.gt(rule(law, 'cz.flatTax.band1.any').value);
  if (byKind && expenseRate >= 60)
    notes.push('The band assumes that at least 75 % of the income is of this kind.');
  if (band.fact === 'I' && law.year === 2026) notes.push(loweredNote(law));
  return notes;
}

/** Band I was lowered for the whole year within it: six payments were higher. Page: docs/rules/flat-tax-2026.md. */
function loweredNote(law: Law): string {
  const due = rule(law, 'cz.flatTax.band1.due');
  const before = rule(lawOfDay(law.rules, `${law.year}-01-01`), 'cz.flatTax.band1.month');
  const crowns = (term: Term) => `${formatExact(term.value, 'CZK')} CZK`;
  const [year, half] = [times(due, plain(12)), plain(6)];
  const paid = plus(times(before, half), times(due, half));
  return `Band I of ${law.year} is worked out at ${crowns(due)} for every month. The payments of January to June were ${crowns(before)}; the difference of ${crowns(minus(before, due))} a month is overpaid and deducted from a later payment. For the year ${crowns(year)} is due (art. II(4) and (5) of act 90/2026), though some sources add up to ${crowns(paid)}.`;
}
