import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { outcome, verdict } from '@majak/law/step';
import { input, minus, of, plain, rule } from '@majak/law/term';
import type { FactStep, Step, Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import {
  group,
  oneOf,
  orNothing,
  type StepsOf,
  sometimes,
  table,
  words,
} from '../../../calculator/output.ts';
import { amount, money } from '../../../cz/crowns.ts';
import { flatTaxOutputs } from '../../../cz/flat-tax.ts';
import { children, year } from '../../../cz/household.ts';
import { method } from '../../../cz/self-employed.ts';
import { kindOfActivity } from '../../../cz/trade-questions.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { type BreakEven, breakEvensOf, mainBreakEven } from './break-evens.ts';
import { curvesOf } from './curves.ts';
import { employmentOutputs } from './employment.ts';
import { examples } from './examples.ts';
import { notesOf } from './notes.ts';
import type { WorkArrangement } from './quick-nets.ts';
import { computeWays, outputOf, wayOutputs, waysOf, wayWords, yearOutputs } from './work-arrangements.ts';

const questions = {
  employerBudget: amount({
    label: 'What the company pays in total per year',
    hint: 'The salary and the employer’s insurance, or your invoices without VAT',
    missing: 'Enter what the company pays per year',
  }),
  method,
  expenseRate: kindOfActivity,
  expenses: amount({
    label: 'What the work really costs you per year',
    hint: 'Costs that an employer would carry: equipment, travel, an office',
    start: 0,
  }),
  children,
  year,
};
type Answers = AnswersOf<typeof questions>;

const { employment, freelance } = wayOutputs;
const outputs = {
  bestNetIncome: money('Net income of the best way'),
  best: oneOf('What leaves you most', wayOutputs),
  better: oneOf('Better of the two, a job or a trade licence', { employment, freelance }),
  difference: money('How much more the better one leaves you per year'),
  employment: group(employment, employmentOutputs),
  freelance: group(freelance, yearOutputs),
  realExpenses: sometimes(group(wayOutputs.realExpenses, yearOutputs)),
  flatExpenses: sometimes(group(wayOutputs.flatExpenses, yearOutputs)),
  flatTax: group(wayOutputs.flatTax, flatTaxOutputs),
  breakEven: orNothing(money('A trade leaves more from a budget of')),
  breakEvens: table('Where one way overtakes another', {
    budget: money('Budget'),
    from: oneOf('From', wayOutputs),
    to: oneOf('To', wayOutputs),
    reason: words('Reason'),
  }),
};
type Steps = StepsOf<typeof outputs>;

/** Which of the two leaves more, and by how much; employment where both leave the same. */
function compared(asEmployee: Step, trade: Step): Pick<Steps, 'difference' | 'better'> {
  const [job, own] = [of(asEmployee), of(trade)];
  const ahead = own.value.gt(job.value);
  return {
    difference: {
      ...outcome(ahead ? minus(own, job) : minus(job, own)),
      label: `How much more ${ahead ? 'a trade' : 'employment'} leaves a year`,
    },
    better: verdict({
      value: ahead ? 'freelance' : 'employment',
      because: `${job.write()} as an employee, ${own.write()} with a trade`,
      from: [job, own],
    }),
  };
}

/** The way that leaves most of all, and what it leaves. */
function bestOf(
  nets: Readonly<Partial<Record<WorkArrangement, Step>>>,
  answers: Answers,
): Pick<Steps, 'best' | 'bestNetIncome'> {
  const found = waysOf(answers).flatMap((way) => {
    const net = nets[way];
    return net ? [{ way, net }] : [];
  });
  const [first, ...rest] = found;
  if (!first) throw new Error('No way was computed');
  const most = rest.reduce((best, one) => (one.net.number.gt(best.net.number) ? one : best), first);
  return {
    best: verdict({
      value: outputOf(most.way, answers.method),
      because: found.map(({ way, net }) => `${wayWords[way]}: ${of(net).write()}`).join('; '),
      from: found.map(({ net }) => of(net)),
    }),
    bestNetIncome: outcome(of(most.net)),
  };
}

/** Where a trade starts to leave more than employment, and every other change of places. */
function breakEvens(law: Law, answers: Answers): Pick<Steps, 'breakEven' | 'breakEvens'> {
  const ways = waysOf(answers);
  const all = breakEvensOf(law, ways, answers);
  const main = mainBreakEven(all, 'employment', answers.method);
  const from: Term[] = [
    rule(law, 'cz.health.self.minimumBase.year'),
    rule(law, 'cz.social.self.minimumBase.main.year'),
    rule(law, 'cz.social.self.rate'),
    rule(law, 'cz.social.employer.rate'),
    rule(law, 'cz.health.rate'),
    input('expenses', answers.expenses, 'CZK'),
    input('children', answers.children, 'count'),
  ];
  const rowOf = ({ budget, from: behind, to, reason }: BreakEven) => ({
    budget,
    from: outputOf(behind, answers.method),
    to: outputOf(to, answers.method),
    reason,
  });
  return {
    breakEven: main ? turnStep(main, from) : noTurn(from),
    breakEvens: {
      explained: verdict({
        value: `${all.length} budgets`,
        because: 'each row says from which budget, and why',
        from,
      }),
      rows: all.map(rowOf),
    },
  };
}

const turnStep = ({ budget, reason }: BreakEven, from: readonly Term[]): Step => ({
  ...outcome(plain(budget, 'CZK')),
  write: () => `found by comparing budgets, to the crown: ${reason}`,
  from,
});

const noTurn = (from: readonly Term[]): FactStep<null> =>
  verdict({
    value: null,
    because: 'there isn’t one: with these costs a trade doesn’t overtake employment at any budget',
    from,
  });

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const { outputs: ways, nets, flat, tradeNotes } = computeWays(law, answers);
  const { freelance: trade } = ways;
  if (!trade) throw new Error('The trade that was asked for is always computed');
  const turns = breakEvens(law, answers);
  return {
    outputs: {
      ...compared(ways.employment.netIncome, trade.netIncome),
      ...bestOf(nets, answers),
      ...ways,
      freelance: trade,
      ...turns,
    },
    notes: notesOf(law, { answers, flat, tradeNotes, breakEven: turns.breakEven.number.toNumber() }),
  };
}

export const definition = calculator({
  slug: 'employment-contract-vs-freelance',
  rules: rulesByDay,
  words: {
    title: 'Employment or freelance',
    lead: 'What you keep of the same money as an employee, with a trade licence and with the flat tax, and when each pays off.',
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
    lines: [
      'best',
      'better',
      'difference',
      'employment.netIncome',
      'freelance.netIncome',
      'flatTax.netIncome',
      'breakEven',
      'breakEvens',
      'employment.grossSalary',
      'employment.netSalary',
      'employment.socialSecurity',
      'employment.healthInsurance',
      'employment.incomeTax',
      'employment.taxBonus',
      'employment.employerSocial',
      'employment.employerHealth',
      'freelance.expenses',
      'freelance.profit',
      'freelance.incomeTax',
      'freelance.taxBonus',
      'freelance.socialSecurity',
      'freelance.healthInsurance',
      'flatTax.eligible',
      'flatTax.band',
      'flatTax.yearly',
    ],
  },
  draws: 'curves',
  chart: (answers, { breakEvens: turns }, law) => curvesOf(law, answers, turns),
  sample: { employerBudget: 900_000 },
  examples,
});
