import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { step, verdict } from '@majak/law/step';
import { atMost, input, minus, notBelowZero, of, rule, times } from '@majak/law/term';
import type { FactStep, Step, Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { decision } from '../../../calculator/output.ts';
import { amount, money } from '../../../cz/crowns.ts';
import { year } from '../../../cz/household.ts';
import { expenseOutputs, expenses, method } from '../../../cz/self-employed.ts';
import { otherTaxBase, taxOnTop } from '../../../cz/tax-on-top.ts';
import { taxOutputs } from '../../../cz/tax-outputs.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { examples } from './examples.ts';

const questions = {
  rentalIncome: amount({
    label: 'Yearly rent',
    hint: 'Without what tenants pay you for energy and services',
    missing: 'Enter your rent for the year',
  }),
  method,
  expenses,
  otherTaxBase,
  applyTaxpayerCredit: yesNo({
    label: 'Use the taxpayer credit here',
    hint: 'Yes, if it hasn’t been used by an employer or for a trade',
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const outputs = {
  incomeTax: taxOutputs.incomeTax,
  expenses: expenseOutputs.expenses,
  taxBase: taxOutputs.taxBase,
  taxBeforeCredits: taxOutputs.taxBeforeCredits,
  netIncome: money('Left after tax'),
  mustFile: decision('A tax return is due'),
};

/** Expenses of a rent: 30 % of it up to a cap, or the real ones. Source: § 9(3) and (4) of act 586/1992. */
function expensesOf(law: Law, rent: Term, answers: Answers): Step {
  if (answers.method === 'real')
    return step('expenses', 'Real expenses', input('expenses', answers.expenses, 'CZK'));
  const share = times(rent, rule(law, 'cz.rental.expenses.rate'));
  return step('expenses', 'Flat expenses', atMost(share, rule(law, 'cz.rental.expenses.cap')), 'toHundredth');
}

/** Whether a tax return is due. Source: § 38g(1) and (2) of act 586/1992: over the limit, not at it; or a loss. */
function mustFile(law: Law, rent: Term, { spent, other }: { spent: Step; other: Term }): FactStep<boolean> {
  const employed = other.value.gt(0);
  const limit = rule(law, employed ? 'cz.filing.sideIncome' : 'cz.filing.totalIncome');
  const over = rent.value.gt(limit.value);
  const loss = !employed && spent.number.gt(rent.value);
  const kind = employed ? 'the limit beside wages' : 'the limit without other income';
  const because = loss && !over ? `expenses of ${of(spent).write()} make a loss` : '';
  return verdict({
    value: over || loss,
    because: because || `${rent.write()} is ${over ? '' : 'not '}over ${limit.write()}, ${kind}`,
    from: [rent, limit, of(spent), other],
  });
}

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const rent = input('rentalIncome', answers.rentalIncome, 'CZK');
  const other = input('otherTaxBase', answers.otherTaxBase, 'CZK');
  const spent = expensesOf(law, rent, answers);
  const left = step('rentLessExpenses', 'Rent less expenses', notBelowZero(minus(rent, of(spent))));
  const credits = step('taxpayerCredit', 'Taxpayer credit', rule(law, 'cz.credit.taxpayer.year'));
  const tax = taxOnTop(law, {
    added: of(left),
    other,
    ...(answers.applyTaxpayerCredit ? { credits } : {}),
  });
  const real = answers.method === 'real';
  const paid = of(tax.incomeTax);
  return {
    outputs: {
      netIncome: step(
        'netIncome',
        real ? 'Left after tax and real expenses' : outputs.netIncome.label,
        real ? minus(rent, of(spent), paid) : minus(rent, paid),
      ),
      expenses: spent,
      ...tax,
      mustFile: mustFile(law, rent, { spent, other }),
    },
    notes: notesOf(answers, law, spent),
  };
}

function notesOf(answers: Answers, law: Law, spent: Step): string[] {
  const notes = [
    'You pay no social or health insurance on rent from a flat or a house without services. Short stays with services (such as Airbnb) are a trade, with insurance.',
  ];
  const lost = spent.number.minus(answers.rentalIncome);
  if (lost.gt(0))
    notes.push(
      `Your expenses are ${formatExact(lost, 'CZK')} CZK above the rent. This loss reduces your other tax bases for the year except wages, or those of the next five years.`,
    );
  if (answers.method === 'fixed' && spent.number.eq(rule(law, 'cz.rental.expenses.cap').value))
    notes.push('Flat expenses have reached their cap. Real expenses may be higher.');
  if (answers.method === 'real')
    notes.push(
      'Real expenses are taken as money paid. Depreciation reduces the tax, but isn’t money you spend.',
    );
  if (answers.otherTaxBase > 0)
    notes.push(
      'The tax is what the rent adds to the tax of your other income. We assume your other income is wages that an employer taxes; with a trade, you file in any case.',
    );
  else if (!answers.applyTaxpayerCredit)
    notes.push('If your taxpayer credit hasn’t been used yet, use it here: the tax may be zero.');
  return notes;
}

export const definition = calculator({
  slug: 'czech-rental-income',
  quick: true,
  rules: rulesByDay,
  words: {
    title: 'Rental income tax calculator',
    lead: 'The tax on rent in the Czech Republic, and whether you have to file a tax return.',
    topic: 'home',
    asks: 'What tax do I pay on rent?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'incomeTax' },
  draws: 'split',
  chart: (answers, { netIncome, incomeTax, expenses: spent }) => {
    const real = answers.method === 'real';
    if (netIncome < 0) return undefined;
    return {
      kind: 'split',
      title: 'Where the rent goes',
      unit: 'CZK',
      parts: [
        { label: 'You', value: netIncome, kept: true },
        { label: 'Income tax', value: incomeTax },
        ...(real ? [{ label: 'Real expenses', value: spent }] : []),
      ],
    };
  },
  sample: { rentalIncome: 300_000 },
  examples,
});
