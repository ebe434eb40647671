import type { Day } from '@majak/law/dates';
import type { Invoice } from '../model/invoice.ts';
import { totalsOf } from '../model/totals.ts';
import { documentRules } from './document-checks.ts';
import type { LintRule, LintState, Looked } from './lint-rule.ts';
import { partyRules } from './party-checks.ts';
import { paymentRules } from './payment-checks.ts';
import { taxRules } from './tax-checks.ts';

/** Every rule, in the order in which a writer meets its field. */
export const lintRules: readonly LintRule[] = [...documentRules, ...partyRules, ...taxRules, ...paymentRules];

/** What one rule says of an invoice: plain data, so that the API answers it as it is. */
export type Finding = {
  rule: string;
  state: LintState;
  /** The field to go to, by its path. */
  field: string;
  says: string;
  act: string;
  section: string;
  /** What a button says that makes it right; `mended` does it. */
  mend?: string;
};
export type Linted = {
  findings: readonly Finding[];
  right: number;
  missing: number;
  wrong: number;
};

const looked = (invoice: Invoice, today: Day): Looked => ({ invoice, totals: totalsOf(invoice), today });

function findingOf(rule: LintRule, at: Looked): Finding {
  const { state, says } = rule.look(at);
  const { act, section } = typeof rule.place === 'function' ? rule.place(at.invoice) : rule.place;
  const mend = state === 'right' ? undefined : rule.mend?.(at);
  return {
    rule: rule.id,
    state,
    field: typeof rule.field === 'function' ? rule.field(at) : rule.field,
    says,
    act,
    section,
    ...(mend ? { mend: mend.label } : {}),
  };
}

/**
 * What the law wants of an invoice: what is right, what is missing and what is wrong, each with its section.
 * @param invoice Of the right shape; it may be a draft whose texts and days are still empty.
 */
export function lint(invoice: Invoice, today: Day): Linted {
  const at = looked(invoice, today);
  const findings = lintRules.filter(({ when }) => !when || when(at)).map((rule) => findingOf(rule, at));
  const count = (state: LintState) => findings.filter((one) => one.state === state).length;
  return { findings, right: count('right'), missing: count('missing'), wrong: count('wrong') };
}

/** The invoice with one thing mended, by the rule of its finding. Without a mend it stays as it is. */
export function mended(invoice: Invoice, rule: string, today: Day): Invoice {
  const at = looked(invoice, today);
  const found = lintRules.find(({ id }) => id === rule);
  if (!found || (found.when && !found.when(at)) || found.look(at).state === 'right') return invoice;
  return found.mend?.(at)?.to ?? invoice;
}
