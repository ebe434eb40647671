import type { Answers } from '../../../../form/field.ts';
import { day } from '../../../../form/kinds/day.ts';
import { text } from '../../../../form/kinds/text.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';
import { inCzech } from '../fields/in-czech.ts';

/** What is applied for: the first section of the form. */
export const requestPage: Page = {
  key: 'request',
  title: 'What you apply for',
  why: 'One Czech form covers all three, and this is its first question.',
  fields: {
    request: choose({
      label: 'What do you apply for?',
      missing: 'Choose what you apply for',
      options: [
        {
          value: 'first',
          label: 'My first long-term permit',
          hint: 'After a long-stay visa for the same purpose, if you stay longer than a year.',
        },
        {
          value: 'extension',
          label: 'An extension of my permit',
          hint: 'The purpose stays the same.',
        },
        { value: 'purpose', label: 'A permit for another purpose' },
      ],
    }),
  },
};

const isPurpose = (wanted: string) => (answers: Answers) => answers.purpose === wanted;

/** Whether somebody is here for a job. */
export const isEmployed = (answers: Answers): boolean =>
  isPurpose('employment')(answers) || isPurpose('blueCard')(answers);

/** What the stay is for. */
export const purposePage: Page = {
  key: 'purpose',
  title: 'The purpose of your stay',
  why: 'The permit is for one purpose, and the papers you hand in depend on it.',
  fields: {
    purpose: choose({
      label: 'Purpose of the stay you apply for',
      missing: 'Choose the purpose of your stay',
      options: [
        { value: 'employment', label: 'Employment (employee card)' },
        { value: 'blueCard', label: 'Highly qualified employment (blue card)' },
        { value: 'business', label: 'Business or freelancing' },
        { value: 'study', label: 'Study' },
        { value: 'family', label: 'To live with my family' },
        { value: 'research', label: 'Scientific research' },
        { value: 'jobSearch', label: 'To look for work or start a business after studies or research' },
        { value: 'other', label: 'Something else' },
      ],
      fact: 'stay.purpose',
    }),
  },
};

/** What the purpose needs to be known. */
export const purposeDetailsPage: Page = {
  key: 'purpose-details',
  title: 'More about the purpose',
  why: 'The office compares it with the paper that proves your purpose.',
  fields: {
    business: requiredWhen(
      isPurpose('business'),
      text({
        label: 'Your trade or profession',
        hint: 'As in the trade register. For example, translation and interpreting.',
        missing: 'Enter your trade or profession',
        maxLength: 200,
        fact: 'business.activity',
      }),
    ),
    schoolName: requiredWhen(
      (answers) => isPurpose('study')(answers) || isPurpose('research')(answers),
      text({
        label: 'Name of your school or research organisation',
        hint: 'And the faculty, if there is one.',
        missing: 'Enter the name of your school or research organisation',
        maxLength: 200,
        fact: 'school.name',
      }),
    ),
    joins: requiredWhen(
      isPurpose('family'),
      inCzech(
        text({
          label: 'Who you live with, and how you’re related',
          hint: 'For example, Sample Testov, my husband, with permanent residence.',
          missing: 'Enter who you live with and how you’re related',
          maxLength: 300,
        }),
      ),
    ),
    otherPurpose: requiredWhen(
      isPurpose('other'),
      inCzech(
        text({
          label: 'The purpose in your own words',
          hint: 'For example, voluntary work for an organisation.',
          missing: 'Enter the purpose of your stay',
          maxLength: 300,
        }),
      ),
    ),
    vacancy: requiredWhen(
      isEmployed,
      allowUnknown(
        text({
          label: 'Number of the vacancy in the register',
          hint: 'Your employer knows it. People with free access to the labour market don’t need one.',
          missing: 'Enter the number of the vacancy, or say that you don’t know yet',
          maxLength: 30,
          fact: 'employer.vacancy',
        }),
      ),
    ),
  },
};

/** When somebody came, and until when they mean to stay. */
export const stayPage: Page = {
  key: 'stay',
  title: 'Your stay',
  why: 'The form asks for the day you arrived. The last day says how long a permit you’re applying for.',
  fields: {
    arrivedOn: day({
      label: 'When did you arrive in the Czech Republic?',
      hint: 'When you came to live here, not on a visit. For example, 01/10/2026.',
      missing: 'Enter the day of your arrival',
      wrong: 'Enter a real date, such as 01/10/2026',
      near: true,
      fact: 'stay.arrivedOn',
    }),
    staysUntil: allowUnknown(
      day({
        label: 'Until what date do you need the permit?',
        hint: 'For example, the last day of your contract or studies: 30/06/2028.',
        missing: 'Enter the date until which you need the permit, or say that you don’t know yet',
        wrong: 'Enter a real date, such as 30/06/2028',
        fact: 'stay.until',
      }),
    ),
  },
};
