import type { Law } from '@majak/law/law-on';
import { decidedBy, step } from '@majak/law/step';
import { condition, holds, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { yearField } from '../calculator/year-field.ts';
import { number } from '../form/kinds/number.ts';
import { yesNo } from '../form/kinds/yes-no.ts';
import { statedValue } from './stated-value.ts';
import { taxOutputs } from './tax-outputs.ts';

/** The year the rules are taken from; the current one when it is left out. */
export const year = yearField();

export const children = number({
  label: 'Children',
  hint: 'Only those who live with you, and whom nobody else claims',
  min: 0,
  max: 15,
  start: 0,
});

export const spouseIncomeUnder68000 = yesNo({
  label: `Spouse earns under ${statedValue('cz.credit.spouse.incomeLimit')} CZK a year`,
  hint: 'Maternity pay counts as income, parental allowance does not',
});

export const spouseCaresForChildUnder3 = yesNo({
  label: 'Spouse cares for a child under 3',
  hint: 'Needed for the spouse credit since 2024',
  when: ({ spouseIncomeUnder68000: claimed }) => claimed === true,
});

export const studentUnder26 = yesNo({
  label: 'Student under 26',
  seldom: true,
  hint: 'A tax credit until 2023; it was abolished from 2024',
});

type Family = {
  spouseIncomeUnder68000: boolean;
  spouseCaresForChildUnder3: boolean;
  studentUnder26: boolean;
};

/**
 * Credits of a year that lower the tax, never below zero: taxpayer, spouse, student.
 * Source: § 35ba and § 35bb of act 586/1992. The spouse credit needs a child under 3 since 2024; the student credit ended with 2023.
 */
export function yearlyCredits(law: Law, family: Family): Step {
  const credits: [Term, ...Term[]] = [rule(law, 'cz.credit.taxpayer.year')];
  if (hasSpouseCredit(law, family)) credits.push(rule(law, 'cz.credit.spouse.year'));
  if (family.studentUnder26 && holds(law, 'cz.credit.student.year'))
    credits.push(rule(law, 'cz.credit.student.year'));
  return decidedBy(
    step('totalTaxCredit', taxOutputs.totalTaxCredit.label, plus(...credits)),
    ...creditConditions(law, family),
  );
}

/** The rules that decide whether a credit that was asked for is due: named in the trace, also where they say no. */
export function creditConditions(law: Law, family: Family): Term[] {
  const asked: Term[] = [];
  if (family.spouseIncomeUnder68000) asked.push(condition(law, 'cz.credit.spouse.childUnder3'));
  if (family.studentUnder26) asked.push(condition(law, 'cz.credit.student.year'));
  return asked;
}

/** Whether the spouse credit is due: low income, and since 2024 a child under 3 in care. Source: § 35ba(1)(b), § 35bb of act 586/1992. */
export const hasSpouseCredit = (
  law: Law,
  { spouseIncomeUnder68000: low, spouseCaresForChildUnder3: cares }: Family,
): boolean => low && (cares || !holds(law, 'cz.credit.spouse.childUnder3'));

/** What the reader should know about credits they asked for and did not get. */
export function creditNotes(law: Law, family: Family): string[] {
  const notes: string[] = [];
  if (family.studentUnder26 && !holds(law, 'cz.credit.student.year'))
    notes.push('The student credit was abolished from 2024, so it isn’t included.');
  if (family.spouseIncomeUnder68000 && !hasSpouseCredit(law, family))
    notes.push(
      'Since 2024 the spouse credit has also required a spouse who cares for a child under 3, so it isn’t included.',
    );
  return notes;
}

/**
 * Child allowance (`daňové zvýhodnění`) of a year or a month. Source: § 35c(1) of act 586/1992.
 * @returns nothing without children.
 */
export function childAllowance(law: Law, count: number, per: 'year' | 'month'): Step | undefined {
  if (count === 0) return undefined;
  const terms: [Term, ...Term[]] = [rule(law, `cz.credit.child.first.${per}`)];
  if (count > 1) terms.push(rule(law, `cz.credit.child.second.${per}`));
  const third = rule(law, `cz.credit.child.third.${per}`);
  if (count === 3) terms.push(third);
  if (count > 3) terms.push(times(plain(count - 2), third));
  return step('childAllowance', 'Child allowance', plus(...terms));
}

/** Zero crowns, as a term. */
export const nothing: Term = plain(0, 'CZK');
