import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { minus, notBelowZero, of, plus } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { amount } from './crowns.ts';
import { taxBaseOf, taxBefore } from './income-tax.ts';
import { taxOutputs } from './tax-outputs.ts';

export const otherTaxBase = amount({
  label: 'Your other tax base for the year',
  hint: 'Gross wages, profit of a trade: it decides whether the second tax rate is reached',
  start: 0,
});

type OnTop = { taxBase: Step; taxBeforeCredits: Step; incomeTax: Step };

/**
 * Tax that one income of a year adds to the tax of the others: the tax of both bases less the tax of the other alone.
 * A credit is taken from the whole once, so it is used up by the other base first. Source: § 16 of act 586/1992.
 * @param added The partial tax base, not rounded. @param other The other tax base; zero where there is none.
 * @param credits Credits of the year, where nobody has counted them yet.
 * @returns taxBase: the added one down to hundreds; taxBeforeCredits and incomeTax: what it adds.
 */
export function taxOnTop(
  law: Law,
  { added, other, credits }: { added: Term; other: Term; credits?: Step },
): OnTop {
  const taxBase = taxBaseOf(added);
  if (other.value.eq(0)) {
    const taxBeforeCredits = taxBefore(law, taxBase, 'year');
    return {
      taxBase,
      taxBeforeCredits,
      incomeTax: taxed('incomeTax', taxOutputs.incomeTax.label, taxBeforeCredits, credits),
    };
  }
  const whole = named(taxBaseOf(plus(other, added)), 'wholeTaxBase', 'Tax base with the other');
  const before = named(taxBaseOf(other), 'otherTaxBaseRounded', 'The other tax base');
  const ofBoth = named(taxBefore(law, whole, 'year'), 'taxOfBoth', 'Tax of both');
  const ofOther = named(taxBefore(law, before, 'year'), 'taxOfOther', 'Tax of the other alone');
  const taxBeforeCredits = step(
    'taxBeforeCredits',
    'Tax it adds before credits',
    minus(of(ofBoth), of(ofOther)),
  );
  if (!credits)
    return {
      taxBase,
      taxBeforeCredits,
      incomeTax: step('incomeTax', taxOutputs.incomeTax.label, of(taxBeforeCredits)),
    };
  const [due, dueBefore] = [
    taxed('taxOfBothAfterCredits', 'Tax of both after credits', ofBoth, credits),
    taxed('taxOfOtherAfterCredits', 'Tax of the other after credits', ofOther, credits),
  ];
  return {
    taxBase,
    taxBeforeCredits,
    incomeTax: step('incomeTax', 'Income tax it adds', minus(of(due), of(dueBefore))),
  };
}

const named = (one: Step, id: string, label: string): Step => ({ ...one, id, label });

const taxed = (id: string, label: string, tax: Step, credits: Step | undefined): Step =>
  step(id, label, credits ? notBelowZero(minus(of(tax), of(credits))) : of(tax));
