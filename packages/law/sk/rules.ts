import type { Rule } from '../rule.ts';
import { allowances } from './allowances.ts';
import { childBonus } from './child-bonus.ts';
import type { DisputeName } from './disputes.ts';
import { healthInsurance } from './health-insurance.ts';
import { incomeTax } from './income-tax.ts';
import { residence } from './residence.ts';
import { selfEmployed } from './self-employed.ts';
import { socialInsurance } from './social-insurance.ts';
import { trade } from './trade.ts';
import { vat } from './vat.ts';
import { wages } from './wages.ts';

/** Every area of the law by its file, in the order in which rules are listed. */
export const areas = {
  wages,
  'income-tax': incomeTax,
  allowances,
  'child-bonus': childBonus,
  'social-insurance': socialInsurance,
  'health-insurance': healthInsurance,
  'self-employed': selfEmployed,
  vat,
  trade,
  residence,
};

type Areas = typeof areas;
type Ids = { [Name in keyof Areas]: keyof Areas[Name] }[keyof Areas];

/** Every rule there is: an id that nobody wrote does not compile. */
export type RuleId = Ids;

declare module '../rule.ts' {
  interface RuleIds {
    sk: Ids;
  }
}

/** Every rule, whole. For servers: a browser gets `rulesByDay`. */
export const rules: Readonly<Record<RuleId, Rule<DisputeName>>> = {
  ...wages,
  ...incomeTax,
  ...allowances,
  ...childBonus,
  ...socialInsurance,
  ...healthInsurance,
  ...selfEmployed,
  ...vat,
  ...trade,
  ...residence,
};
