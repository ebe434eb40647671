import type { Rule } from '../rule.ts';
import { accommodation } from './accommodation.ts';
import { cashPayments } from './cash-payments.ts';
import { childBenefit } from './child-benefit.ts';
import { consumerCredit } from './consumer-credit.ts';
import { contractEnd } from './contract-end.ts';
import { decisionTimes } from './decision-times.ts';
import type { DisputeName } from './disputes.ts';
import { distanceContracts } from './distance-contracts.ts';
import { flatTax } from './flat-tax.ts';
import { healthInsurance } from './health-insurance.ts';
import { incomeTax } from './income-tax.ts';
import { insurance } from './insurance.ts';
import { jobEnd } from './job-end.ts';
import { lease } from './lease.ts';
import { maternity } from './maternity.ts';
import { mortgage } from './mortgage.ts';
import { normativeRents } from './normative-rents.ts';
import { officeFees } from './office-fees.ts';
import { otherIncome } from './other-income.ts';
import { parental } from './parental.ts';
import { residenceConditions } from './residence-conditions.ts';
import { residenceMeans } from './residence-means.ts';
import { sicknessInsurance } from './sickness-insurance.ts';
import { socialSecurity } from './social-security.ts';
import { stayDuties } from './stay-duties.ts';
import { taxCredits } from './tax-credits.ts';
import { taxDeductions } from './tax-deductions.ts';
import { taxRefund } from './tax-refund.ts';
import { vat } from './vat.ts';
import { wages } from './wages.ts';
import { work } from './work.ts';

/** Every area of the law by its file, in the order in which rules are listed. */
export const areas = {
  wages,
  'income-tax': incomeTax,
  'tax-credits': taxCredits,
  'child-benefit': childBenefit,
  'tax-deductions': taxDeductions,
  'social-security': socialSecurity,
  'health-insurance': healthInsurance,
  'sickness-insurance': sicknessInsurance,
  'flat-tax': flatTax,
  maternity,
  parental,
  work,
  vat,
  'cash-payments': cashPayments,
  'other-income': otherIncome,
  mortgage,
  accommodation,
  lease,
  'decision-times': decisionTimes,
  'stay-duties': stayDuties,
  'job-end': jobEnd,
  'contract-end': contractEnd,
  'tax-refund': taxRefund,
  insurance,
  'consumer-credit': consumerCredit,
  'distance-contracts': distanceContracts,
  'office-fees': officeFees,
  'residence-means': residenceMeans,
  'normative-rents': normativeRents,
  'residence-conditions': residenceConditions,
};

type Areas = typeof areas;
type Ids = { [Name in keyof Areas]: keyof Areas[Name] }[keyof Areas];

/** Every rule there is: an id that nobody wrote does not compile. */
export type RuleId = Ids;

declare module '../rule.ts' {
  interface RuleIds {
    cz: Ids;
  }
}

/** Every rule, whole. For servers: a browser gets `rulesByDay`. */
export const rules: Readonly<Record<RuleId, Rule<DisputeName>>> = {
  ...wages,
  ...incomeTax,
  ...taxCredits,
  ...childBenefit,
  ...taxDeductions,
  ...socialSecurity,
  ...healthInsurance,
  ...sicknessInsurance,
  ...flatTax,
  ...maternity,
  ...parental,
  ...work,
  ...vat,
  ...cashPayments,
  ...otherIncome,
  ...mortgage,
  ...accommodation,
  ...lease,
  ...decisionTimes,
  ...stayDuties,
  ...jobEnd,
  ...contractEnd,
  ...taxRefund,
  ...insurance,
  ...consumerCredit,
  ...distanceContracts,
  ...officeFees,
  ...residenceMeans,
  ...normativeRents,
  ...residenceConditions,
};
