import type { Law } from '@majak/law/law-on';
import { rule } from '@majak/law/term';
import type { Term } from '@majak/law/working';
import { isInsured } from './wage.ts';

/** What is missing where nothing is paid for sickness and pension insurance. Source: § 11(1)(a) of act 155/1995. */
export const uninsured =
  'So you get no sick pay or maternity pay, and its months don’t count towards a pension.';

/**
 * What a wage under the limit of participation means for the reader; nothing for any other, and for no wage.
 * Sources: § 7 of act 187/2006, § 6(4)(b) of act 586/1992, § 5(a) of act 48/1997.
 */
export function smallWageNotes(law: Law, wage: Term, signed: boolean): readonly string[] {
  if (isInsured(law, wage) || wage.value.eq(0)) return [];
  const limit = rule(law, 'cz.dpc.limit').write();
  const notes = [
    `A wage under ${limit} CZK a month is small-scale employment (zaměstnání malého rozsahu, § 7 of act 187/2006): you pay no social security on it. ${uninsured} In a month in which you reach ${limit} CZK you are insured.`,
    'You still pay health insurance on an employment contract, on at least the minimum wage unless the state or another job covers it.',
  ];
  if (!signed)
    notes.push(
      'Without a signed declaration, the tax withheld on such a wage is final (§ 6(4)(b) of act 586/1992). You can put it into a tax return and get part of it back.',
    );
  return notes;
}
