import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { calculator } from '../../../calculator/calculator.ts';
import { year } from '../../../cz/household.ts';
import { tradeChart } from '../../../cz/trade-chart.ts';
import { tradeQuestions } from '../../../cz/trade-questions.ts';
import { tradeOutputs, tradeYear } from '../../../cz/trade-year.ts';
import { examples } from './examples.ts';

/** What is left of a year's freelance income. Inputs and outputs: crowns a year; `netIncomeMonthly` a month of activity. */
export const definition = calculator({
  slug: 'Czech-Freelancing-income-salary-calculator',
  quick: true,
  rules: rulesByDay,
  words: {
    title: 'Freelance income calculator',
    lead: 'What you keep of a year’s freelance income in the Czech Republic after tax, social security and health insurance.',
    topic: 'freelance',
    asks: 'What is left of my freelance income?',
  },
  questions: { ...tradeQuestions, year },
  outputs: tradeOutputs,
  compute: (answers, law) => tradeYear(law, answers),
  shows: { headline: 'netIncome' },
  draws: 'split',
  chart: (answers, outputs) => tradeChart(answers, outputs),
  sample: { grossIncome: 1_200_000 },
  examples,
});
