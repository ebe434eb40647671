import type { RuleId } from '@majak/law/cz/rules';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, periodsOf } from '@majak/law/law-on';
import { verdict } from '@majak/law/step';
import { condition, holds, input, of, plain, rule, times } from '@majak/law/term';
import type { FactStep, Step, Term } from '@majak/law/working';
import { oneOf, type StepsOf, table, words } from '../../../calculator/output.ts';
import { inWords } from '../../../cz/deadlines.ts';

export const warningOutput = table('Warnings', {
  code: oneOf('Code', {
    loanToValue: 'Loan to value',
    debtToIncome: 'Debt to income',
    loanYears: 'Loan years',
    age: 'Age',
  }),
  message: words('Message'),
});
type Warnings = StepsOf<{ warnings: typeof warningOutput }>['warnings'];

/** What warnings look at. */
type LoanDetails = {
  law: Law;
  loan: Step;
  /** Loan to value as a percentage; a fact where the value is not known. */
  loanToValue: Step | FactStep<null>;
  loanYears: number;
  age?: number | undefined;
  investment: boolean;
  monthlyIncome?: number | undefined;
};

type Warning = Warnings['rows'][number] & { from: readonly Term[] };

const usualYears = 30;
const usualLastAge = 70;

/** Which limit of the loan to value applies, and for whom. Source: Czech National Bank; for investments since 1 April 2026. */
export function ltvLimit({ law, age, investment }: Pick<LoanDetails, 'law' | 'age' | 'investment'>): {
  id: RuleId;
  whom: string;
} {
  const forInvestment: RuleId = 'cz.mortgage.ltvInvestment';
  if (investment && holds(law, forInvestment))
    return {
      id: forInvestment,
      whom: `for a home bought as an investment since ${since(law, forInvestment)}`,
    };
  const young = rule(law, 'cz.mortgage.youngAge').value;
  if (!investment && age !== undefined && young.gt(age))
    return { id: 'cz.mortgage.ltvUnder36', whom: `for your own home if you’re under ${young.toString()}` };
  return {
    id: 'cz.mortgage.ltv',
    whom: investment ? 'for this loan' : `for your own home from the age of ${young.toString()}`,
  };
}

/** The day a rule began to hold, in words. */
const since = (law: Law, id: RuleId): string =>
  inWords(
    periodsOf(rulesByDay, id).findLast(({ from, value }) => from <= law.on && value !== null)?.from ?? law.on,
  );

function ltvWarning(about: LoanDetails): Warning[] {
  const { id, whom } = ltvLimit(about);
  const [limit, share] = [rule(about.law, id), about.loanToValue.from[0]?.value];
  if (about.loanToValue.fact !== undefined || !share?.gt(limit.value.times(100))) return [];
  const message = `The loan is more than ${limit.write()} of the value. The Czech National Bank recommends no more than that ${whom}.`;
  return [{ code: 'loanToValue', message, from: [of(about.loanToValue), limit] }];
}

/** Which limit of the debts applies, and for whom; nothing where none did. Until 2023 it was for every mortgage. */
function debtLimit({ law, age, investment }: LoanDetails): { id: RuleId; whom: string } | undefined {
  const forInvestment: RuleId = 'cz.mortgage.dtiInvestment';
  if (investment && holds(law, forInvestment))
    return {
      id: forInvestment,
      whom: `For a home bought as an investment since ${since(law, forInvestment)}, the Czech National Bank recommends`,
    };
  if (!holds(law, 'cz.mortgage.dti')) return undefined;
  const young = rule(law, 'cz.mortgage.youngAge').value;
  const isYoung = !investment && age !== undefined && young.gt(age);
  return {
    id: isYoung ? 'cz.mortgage.dtiUnder36' : 'cz.mortgage.dti',
    whom: `In ${law.year}, the Czech National Bank recommended`,
  };
}

function debtWarning(about: LoanDetails): Warning[] {
  const { law, loan, monthlyIncome } = about;
  const found = debtLimit(about);
  if (found === undefined || monthlyIncome === undefined) return [];
  const { id, whom } = found;
  const limit = rule(law, id);
  const income = times(input('monthlyIncome', monthlyIncome, 'CZK'), plain(12));
  if (loan.number.lte(income.value.times(limit.value))) return [];
  const message = `The loan is more than ${limit.write()} years of net income. ${whom} that all your debts together stay within that.`;
  return [{ code: 'debtToIncome', message, from: [of(loan), income, limit] }];
}

function timeWarnings({ loanYears, age }: LoanDetails): Warning[] {
  const years = input('loanYears', loanYears, 'years');
  const found: Warning[] = [];
  if (loanYears > usualYears)
    found.push({
      code: 'loanYears',
      message: `Banks rarely lend for more than ${usualYears} years.`,
      from: [years],
    });
  if (age !== undefined && age + loanYears > usualLastAge)
    found.push({
      code: 'age',
      message: `You’d be paying until the age of ${age + loanYears}. Most banks want the loan paid back by ${usualLastAge}.`,
      from: [years, input('age', age, 'years')],
    });
  return found;
}

/** Limits that are for investments alone, and only since they were recommended. */
const investmentRules = [
  'cz.mortgage.ltvInvestment',
  'cz.mortgage.dtiInvestment',
] as const satisfies readonly RuleId[];

/** What a bank may object to, as rows of a code and a message; none where there is nothing. */
export function warningsOf(about: LoanDetails): Warnings {
  const found = [...ltvWarning(about), ...debtWarning(about), ...timeWarnings(about)];
  const limit = rule(about.law, ltvLimit(about).id);
  const from = [
    of(about.loanToValue),
    limit,
    input('loanYears', about.loanYears, 'years'),
    ...(about.investment ? investmentRules.map((id) => condition(about.law, id)) : []),
  ];
  return {
    explained: verdict({
      value: found.length === 0 ? 'None' : `${found.length}`,
      because:
        found.length === 0
          ? `No limit is exceeded; the loan to value is compared with ${limit.write()}`
          : found.map(({ message }) => message).join(' '),
      from: [...from, ...found.flatMap((one) => one.from)],
    }),
    rows: found.map(({ code, message }) => ({ code, message })),
  };
}
