import type { Law } from '@majak/law/law-on';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
import { outcome, verdict } from '@majak/law/step';
import { input, minus, of, rule } from '@majak/law/term';
import type { Step } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { group, oneOf, type StepsOf } from '../../../calculator/output.ts';
import { money } from '../../../sk/euros.ts';
import { curvesOf } from './curves.ts';
import { examples } from './examples.ts';
import { type Answers, bothOf, questions, wayOutputs, ways } from './ways.ts';

const outputs = {
  bestNetIncome: money('The higher net income'),
  better: oneOf('Which leaves you with more', ways),
  difference: money('How much more you keep per year'),
  employment: group(ways.employment, wayOutputs.employment),
  freelance: group(ways.freelance, wayOutputs.freelance),
};

/** The better of the two; a job where both leave the same. */
function compared(
  job: Step,
  own: Step,
): Pick<StepsOf<typeof outputs>, 'bestNetIncome' | 'better' | 'difference'> {
  const [ofJob, ofOwn] = [of(job), of(own)];
  const ahead = ofOwn.value.gt(ofJob.value);
  return {
    bestNetIncome: outcome(ahead ? ofOwn : ofJob),
    better: verdict({
      value: ahead ? 'freelance' : 'employment',
      because: `${ofJob.write()} as an employee, ${ofOwn.write()} as a freelancer`,
      from: [ofJob, ofOwn],
    }),
    difference: outcome(ahead ? minus(ofOwn, ofJob) : minus(ofJob, ofOwn)),
  };
}

function notesOf(law: Law, answers: Answers, { employment }: ReturnType<typeof bothOf>): string[] {
  const notes = [
    'With a trade licence, you don’t get paid holiday or a notice period, and your sick pay is lower. Working for one company on its instructions is a job, whatever the contract says (§ 1(2) of act 311/2001).',
  ];
  const least = rule(law, 'sk.wage.minimum.month');
  if (employment.grossSalary.number.lt(least.value))
    notes.push(`The salary would be under the full-time minimum wage, ${least.write()} EUR a month.`);
  const limit = rule(law, 'sk.vat.registration.limit');
  if (limit.value.lt(answers.employerBudget))
    notes.push(
      `If you invoice more than ${limit.write()} EUR in a calendar year, you become a VAT payer. If you’re one all year, you can’t use flat-rate expenses.`,
    );
  return notes;
}

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const both = bothOf(law, input('employerBudget', answers.employerBudget, 'EUR'), answers);
  const { employment, freelance } = both;
  return {
    outputs: { ...compared(employment.netIncome, freelance.netIncome), employment, freelance },
    notes: notesOf(law, answers, both),
  };
}

export const definition = calculator({
  slug: 'slovak-employment-vs-freelance',
  rules: rulesByDay,
  words: {
    title: 'Job or trade licence',
    lead: 'How much of the same company budget you’d keep in Slovakia as an employee or with a trade licence.',
    topic: 'work',
    asks: 'Should I be employed or freelance?',
  },
  questions,
  outputs,
  compute,
  shows: {
    headline: 'bestNetIncome',
    answer: ({ better }) => ({
      line: 'difference',
      words: `${better === 'freelance' ? 'As a freelancer' : 'As an employee'} you keep more each year`,
    }),
  },
  draws: 'curves',
  chart: (answers, _said, law) => curvesOf(law, answers),
  sample: { employerBudget: 36_000 },
  examples,
});
