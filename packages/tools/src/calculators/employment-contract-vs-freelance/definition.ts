import type { Law } from '@majak/law/law-on';
import { fact, type Step, step } from '@majak/law/step';
import { input, minus, of, plain, rule, type Term } from '@majak/law/term';
import { type Computed, calculator, type Table } from '../../kit/calculator.ts';
import { children, year } from '../../kit/household.ts';
import { amount, type Given } from '../../kit/question.ts';
import { method } from '../../kit/self-employed.ts';
import { kindOfActivity } from '../../kit/trade-questions.ts';
import { type BreakEven, breakEvensOf, mainBreakEven } from './break-evens.ts';
import { curvesOf } from './curves.ts';
import { examples } from './examples.ts';
import { notesOf } from './notes.ts';
import type { Way } from './quick-nets.ts';
import { computeWays, outputOf, waysOf, wayWords } from './ways.ts';

const questions = {
  employerBudget: amount({
    label: 'What the company pays a year in all',
    hint: "The salary and the employer's insurance, or your invoices without VAT",
    missing: 'Enter what the company pays a year',
  }),
  method,
  expenseRate: kindOfActivity,
  expenses: amount({
    label: 'What the work really costs you a year',
    hint: 'Costs that an employer would carry: equipment, travel, an office',
    start: 0,
  }),
  children,
  year,
};
type Input = Given<typeof questions>;

/** Which of the two leaves more, and by how much; employment where both leave the same. */
function compared(employment: Step, trade: Step): { difference: Step; better: Step } {
  const [job, own] = [of(employment), of(trade)];
  const ahead = own.value.gt(job.value);
  return {
    difference: step(
      'difference',
      `What ${ahead ? 'a trade' : 'employment'} leaves more a year`,
      ahead ? minus(own, job) : minus(job, own),
    ),
    better: fact('better', 'Better of the two, a job or a trade licence', {
      value: ahead ? 'freelance' : 'employment',
      because: `${job.write()} as an employee, ${own.write()} with a trade`,
      from: [job, own],
    }),
  };
}

/** The way that leaves most of all, and what it leaves. */
function bestOf(
  nets: Readonly<Partial<Record<Way, Step>>>,
  given: Input,
): { best: Step; bestNetIncome: Step } {
  const found = waysOf(given).flatMap((way) => {
    const net = nets[way];
    return net ? [{ way, net }] : [];
  });
  const [first, ...rest] = found;
  if (!first) throw new Error('No way was computed');
  const most = rest.reduce((best, one) => (one.net.number.gt(best.net.number) ? one : best), first);
  return {
    best: fact('best', 'What leaves you most', {
      value: outputOf(most.way, given.method),
      because: found.map(({ way, net }) => `${wayWords[way]}: ${of(net).write()}`).join('; '),
      from: found.map(({ net }) => of(net)),
    }),
    bestNetIncome: step('bestNetIncome', 'Net income of the best way', of(most.net)),
  };
}

/** Where a trade starts to leave more than employment, and every other change of places. */
function breakEvens(law: Law, given: Input): { breakEven: Step; breakEvens: Table } {
  const ways = waysOf(given);
  const all = breakEvensOf(law, ways, given);
  const main = mainBreakEven(all, 'employment', given.method);
  const from: Term[] = [
    rule(law, 'cz.health.self.minimumBase.year'),
    rule(law, 'cz.social.self.minimumBase.main.year'),
    rule(law, 'cz.social.self.rate'),
    rule(law, 'cz.social.employer.rate'),
    rule(law, 'cz.health.rate'),
    input('expenses', given.expenses),
    input('children', given.children, 'count'),
  ];
  const rowOf = ({ budget, from: behind, to, reason }: BreakEven) => ({
    budget,
    from: outputOf(behind, given.method),
    to: outputOf(to, given.method),
    reason,
  });
  return {
    breakEven: main ? turnStep(main, from) : noTurn(from),
    breakEvens: {
      explained: fact('breakEvens', 'Where one way overtakes another', {
        value: `${all.length} budgets`,
        because: 'each row says from which budget, and why',
        from,
      }),
      rows: all.map(rowOf),
    },
  };
}

const label = 'A trade leaves more from a budget of';

const turnStep = ({ budget, reason }: BreakEven, from: readonly Term[]): Step => ({
  ...step('breakEven', label, plain(budget, 'CZK')),
  write: () => `found by comparing budgets, to the crown: ${reason}`,
  from,
});

const noTurn = (from: readonly Term[]): Step =>
  fact('breakEven', label, {
    value: null,
    because: 'there is none: with these costs a trade does not overtake employment at any budget',
    from,
    unit: 'CZK',
  });

function compute(given: Input, law: Law): Computed {
  const { outputs, nets, flat, tradeNotes } = computeWays(law, given);
  const [employment, trade] = [nets.employment, nets[given.method]];
  if (!employment || !trade) throw new Error('Employment and a trade are always computed');
  const turns = breakEvens(law, given);
  return {
    outputs: { ...compared(employment, trade), ...bestOf(nets, given), ...outputs, ...turns },
    notes: notesOf(law, { given, flat, tradeNotes, breakEven: turns.breakEven.number.toNumber() }),
  };
}

export const definition = calculator({
  slug: 'employment-contract-vs-freelance',
  words: {
    title: 'Employment or freelance',
    lead: 'What is left of the same money as an employee, with a trade licence and with the flat tax, and from where each pays.',
    topic: 'work',
    asks: 'Should I be employed or freelance?',
  },
  questions,
  compute,
  shows: {
    headline: 'bestNetIncome',
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
  picture: (given, outputs, law) => curvesOf(law, given, outputs),
  sample: { employerBudget: 900_000 },
  examples,
});
