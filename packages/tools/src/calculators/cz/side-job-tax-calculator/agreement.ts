import type { Law } from '@majak/law/law-on';
import { decidedBy, outcome, step, verdict } from '@majak/law/step';
import { atMost, condition, holds, input, minus, notBelowZero, of, plus, rule } from '@majak/law/term';
import type { FactStep, Step, Term } from '@majak/law/working';
import type { ComputedOutputs } from '../../../calculator/calculator.ts';
import { nothing } from '../../../cz/household.ts';
import { taxBefore } from '../../../cz/income-tax.ts';
import { uninsured } from '../../../cz/small-wage.ts';
import { healthOf, monthlyTaxBase, socialBaseOf, socialOf } from '../../../cz/wage.ts';
import { withholding } from '../../../cz/withholding.ts';
import { outputs } from './outputs.ts';

type AgreementAnswers = { kind: 'dpp' | 'dpc'; agreementIncome: number; declarationSigned: boolean };
type Decided = {
  regime: FactStep<'withholding' | 'advance'>;
  insured: boolean;
  withheld: boolean;
  limit: Term;
  because: string;
  /** The pay, its limit, and whether exactly the limit is free. */
  from: readonly Term[];
};

/**
 * A month of an agreement beside a main job. Below the limit no insurance is paid; without a signed declaration the tax is then withheld.
 * Sources: § 6(4), § 36, § 38h of act 586/1992, § 6 and § 7a of act 187/2006.
 */
export function agreement(law: Law, answers: AgreementAnswers): ComputedOutputs<typeof outputs> {
  const gross = input('agreementIncome', answers.agreementIncome, 'CZK');
  const decided = decide(law, gross, answers);
  const tax = decided.withheld
    ? withheld(law, gross, decided)
    : advance(law, gross, answers.declarationSigned);
  const { social, health } = insurance(law, gross, decided);
  const net = minus(gross, of(social), of(health), of(tax.incomeTax));
  return {
    outputs: {
      netIncome: step('netIncome', 'Net monthly pay', net),
      regime: decided.regime,
      ...tax,
      socialSecurity: social,
      healthInsurance: health,
      totalContributions: outcome(plus(of(tax.incomeTax), of(social), of(health))),
    },
    notes: notesOf(law, answers, decided),
  };
}

/** Whether insurance is due, and how the tax is paid. Until 2024 a DPP of exactly the limit is still free; any other limit is due when reached. */
function decide(law: Law, gross: Term, { kind, declarationSigned }: AgreementAnswers): Decided {
  const limit = rule(law, kind === 'dpp' ? 'cz.dpp.limit' : 'cz.dpc.limit');
  const free = kind === 'dpp' && holds(law, 'cz.dpp.limitIsFree');
  const insured = free ? gross.value.gt(limit.value) : gross.value.gte(limit.value);
  const words = free
    ? `${gross.write()} is ${insured ? 'above' : 'at most'} ${limit.write()}`
    : `${gross.write()} is ${insured ? 'at least' : 'under'} ${limit.write()}`;
  const from = [gross, limit, ...(kind === 'dpp' ? [condition(law, 'cz.dpp.limitIsFree')] : [])];
  const withheld = !insured && !declarationSigned;
  const signed = declarationSigned ? 'the declaration is signed' : 'no declaration is signed';
  return {
    insured,
    withheld,
    limit,
    because: words,
    from,
    regime: verdict({
      value: withheld ? 'withholding' : 'advance',
      because: `${words}, and ${signed}`,
      from: [...from, input('declarationSigned', declarationSigned ? 1 : 0, 'yes or no')],
    }),
  };
}

type Tax = { taxBase: Step; taxBeforeCredits: Step; totalTaxCredit: Step; incomeTax: Step };

/** The tax withheld from an agreement under its limit. Source: § 6(4) of act 586/1992. */
function withheld(law: Law, gross: Term, { limit }: Decided): Tax {
  const tax = withholding(law, gross, [limit]);
  return {
    ...tax,
    totalTaxCredit: noCredit('0: there are no credits on withheld tax', rule(law, 'cz.tax.withholding.rate')),
    incomeTax: step('incomeTax', 'Income tax, withheld', of(tax.taxBeforeCredits)),
  };
}

/** Advance tax of a month, with the taxpayer credit where the declaration is signed. Source: § 38h of act 586/1992. */
function advance(law: Law, gross: Term, signed: boolean): Tax {
  const taxBase = monthlyTaxBase(law, gross);
  const taxBeforeCredits = taxBefore(law, taxBase, 'month');
  const credit = signed
    ? outcome(rule(law, 'cz.credit.taxpayer.month'))
    : noCredit('0: no declaration is signed', input('declarationSigned', 0, 'yes or no'));
  const left = signed ? notBelowZero(minus(of(taxBeforeCredits), of(credit))) : of(taxBeforeCredits);
  return {
    taxBase,
    taxBeforeCredits,
    totalTaxCredit: credit,
    incomeTax: step('incomeTax', 'Income tax, advance', left),
  };
}

const none = (made: Step, words: string, from: readonly Term[]): Step => ({
  ...made,
  write: () => words,
  from,
});
const noCredit = (words: string, from: Term): Step => none(outcome(nothing), words, [from]);

/** The employee's part of both insurances; the minimum base of health insurance is the main job's. */
function insurance(law: Law, gross: Term, decided: Decided): { social: Step; health: Step } {
  const [social, health] = [
    ['socialSecurity', outputs.socialSecurity.label],
    ['healthInsurance', outputs.healthInsurance.label],
  ] as const;
  if (!decided.insured) {
    const words = `0: ${decided.because}`;
    return {
      social: none(step(...social, nothing), words, decided.from),
      health: none(step(...health, nothing), words, decided.from),
    };
  }
  const most = rule(law, 'cz.social.maximumBase.year');
  const whole = socialBaseOf(gross);
  const base = whole.value.gt(most.value) ? atMost(whole, most) : whole;
  return {
    social: decidedBy({ ...socialOf(law, base).employee, id: social[0], label: social[1] }, ...decided.from),
    health: decidedBy(
      { ...healthOf(law, gross, false).employee, id: health[0], label: health[1] },
      ...decided.from,
    ),
  };
}

function notesOf(
  law: Law,
  { kind, agreementIncome }: AgreementAnswers,
  { insured, withheld, limit }: Decided,
): string[] {
  const notes = [
    'Amounts are per month. The limit applies to each employer: several agreements with one employer are added together.',
  ];
  if (withheld)
    notes.push('The withheld tax is final. You can put it into a tax return and get part of it back.');
  else
    notes.push('If another employer deducts advance tax in the same month, you file a tax return yourself.');
  if (!insured)
    notes.push(
      `Pay under the limit isn’t insured: you pay no social or health insurance on it. ${uninsured}`,
    );
  else
    notes.push(
      'Health insurance is worked out without the minimum, which your main job covers. Without a main job you pay up to the minimum wage.',
    );
  if (kind === 'dpc' && law.year <= 2024 && limit.value.eq(agreementIncome))
    notes.push(
      'Pay of exactly the DPČ limit is insured. Until 2024 it’s unclear whether its tax is withheld or an advance: we treat it as an advance.',
    );
  return notes;
}
