import type { Law } from '@majak/law/law-on';
import { decidedBy, step } from '@majak/law/step';
import { of, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { taxOutputs } from './tax-outputs.ts';

/**
 * Tax that an employer withholds for good from a small wage or agreement without a signed declaration. Base and tax are
 * rounded down to a crown; there are no credits. Sources: § 6(4), § 36(3) of act 586/1992.
 * @param decided The limit that the income stays under.
 */
export function withholding(
  law: Law,
  gross: Term,
  decided: readonly Term[],
): { taxBase: Step; taxBeforeCredits: Step } {
  const taxBase = step('taxBase', taxOutputs.taxBase.label, gross, 'downToWhole');
  const tax = times(of(taxBase), rule(law, 'cz.tax.withholding.rate'));
  const taxBeforeCredits = step('taxBeforeCredits', taxOutputs.taxBeforeCredits.label, tax, 'downToWhole');
  return { taxBase, taxBeforeCredits: decidedBy(taxBeforeCredits, ...decided) };
}
