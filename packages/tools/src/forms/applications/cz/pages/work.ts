import type { Answers } from '../../../../form/field.ts';
import { companyNumber } from '../../../../form/kinds/company-number.ts';
import { group } from '../../../../form/kinds/group.ts';
import { text } from '../../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';
import { inCzech } from '../fields/in-czech.ts';
import { jobFields } from '../fields/job.ts';

/** What somebody has learnt and does. */
export const occupationPage: Page = {
  key: 'occupation',
  title: 'Your occupation',
  why: 'The Czech form asks for it. It means your profession, whatever you do here.',
  fields: {
    occupation: inCzech(
      text({
        label: 'Occupation',
        hint: 'For example, engineer, student or pensioner.',
        missing: 'Enter your occupation',
        fact: 'person.occupation',
      }),
    ),
  },
};

/** The highest school somebody has finished. */
export const educationPage: Page = {
  key: 'education',
  title: 'Your education',
  why: 'The form asks for the highest education you’ve finished. You may have to prove it for some kinds of work.',
  fields: {
    education: choose({
      label: 'Highest education you’ve finished',
      missing: 'Choose the highest education you’ve finished',
      options: [
        { value: 'none', label: 'None, or primary school not completed' },
        { value: 'primary', label: 'Primary school' },
        { value: 'vocational', label: 'Secondary or vocational school without a final exam' },
        { value: 'secondary', label: 'Secondary school with a final exam' },
        { value: 'higher', label: 'Higher vocational school' },
        { value: 'university', label: 'University' },
      ],
      fact: 'person.education',
    }),
  },
};

/** What somebody worked as before they came. */
export const jobBeforePage: Page = {
  key: 'job-before',
  title: 'Your last job abroad',
  why: 'The Czech form asks for your job before you came.',
  fields: {
    workedAbroad: answeredYesNo({
      label: 'Did you have a job before you came?',
      hint: 'Your last one abroad, employed or self-employed.',
      missing: 'Choose whether you had a job before you came',
      fact: 'work.abroad.had',
    }),
    jobBefore: requiredWhen(
      ({ workedAbroad }) => workedAbroad === true,
      group({
        label: 'Your last job abroad',
        missing: 'Enter your last job abroad',
        fields: jobFields('work.abroad', 'your employer abroad'),
      }),
    ),
  },
};

type Asked = (answers: Answers) => boolean;

const employer = () =>
  group({
    label: 'Your employer in the Czech Republic',
    missing: 'Enter your employer here',
    fields: {
      ...jobFields('employer', 'your employer'),
      companyNumber: companyNumber({
        label: 'Company number (IČO)',
        hint: 'Eight digits from the contract, such as 12345679. Leave it empty if you can’t find it.',
        wrong: 'Enter a company number of eight digits, such as 12345679',
        personal: true,
        fact: 'employer.companyNumber',
      }),
    },
  });

/** The employer here. @param asked For which answers it is asked; always, if it is left out. */
export const employerPage = (asked: Asked = () => true): Page => ({
  key: 'employer',
  title: 'Your employer here',
  why: 'The office compares the employer and the position with your contract.',
  fields: { employer: requiredWhen(asked, employer()) },
});

/** The job here, which people who came for something else may have too. @param surely Who has one without being asked. */
export const workHerePage = (surely: Asked): Page => ({
  ...employerPage(),
  why: 'The form asks everybody about a job here, whatever the purpose of the stay. The office compares it with your contract.',
  fields: {
    worksHere: requiredWhen(
      (answers) => !surely(answers),
      answeredYesNo({
        label: 'Do you have a job here?',
        hint: 'As an employee, including part-time. Your own business isn’t a job.',
        missing: 'Choose whether you have a job here',
        fact: 'employer.had',
      }),
    ),
    employer: requiredWhen((answers) => surely(answers) || answers.worksHere === true, employer()),
  },
});
