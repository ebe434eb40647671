import { amount } from '../../../../form/kinds/amount.ts';
import { day } from '../../../../form/kinds/day.ts';
import { number } from '../../../../form/kinds/number.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';

/** The contract on which a card is extended. */
export const contractPage: Page = {
  key: 'contract',
  title: 'Your contract',
  why: 'The card is extended for as long as the contract lasts, by two years at most. The law requires at least 15 hours a week and the minimum monthly wage (sections 42g(2) and 44a(9)).',
  fields: {
    contractKind: choose({
      label: 'What kind of contract do you have?',
      missing: 'Choose what kind of contract you have',
      options: [
        { value: 'employment', label: 'Employment contract (pracovní smlouva)' },
        { value: 'services', label: 'Agreement on work activity (dohoda o pracovní činnosti, DPČ)' },
      ],
      fact: 'employer.contract.kind',
    }),
    fixedTerm: answeredYesNo({
      label: 'Does the contract end on a certain day?',
      missing: 'Choose whether the contract ends on a certain day',
      fact: 'employer.contract.fixedTerm',
    }),
    contractUntil: requiredWhen(
      ({ fixedTerm }) => fixedTerm === true,
      day({
        label: 'Last day of the contract',
        hint: 'For example, 31/12/2028.',
        missing: 'Enter the last day of your contract',
        wrong: 'Enter a real date, such as 31/12/2028',
        near: true,
        fact: 'employer.contract.until',
      }),
    ),
    weeklyHours: number({
      label: 'Hours a week',
      hint: 'As in the contract. For example, 40.',
      missing: 'Enter the hours a week in your contract',
      min: 1,
      max: 60,
      decimals: 1,
      fact: 'employer.contract.hours',
    }),
    grossWage: amount({
      label: 'Gross monthly wage',
      hint: 'Without bonuses that aren’t guaranteed. For example, 45 000.',
      missing: 'Enter your gross monthly wage',
      unit: 'CZK',
      fact: 'employer.contract.wage',
    }),
  },
};
