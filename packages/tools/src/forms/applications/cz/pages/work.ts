import { companyNumber } from '../../../../cz/company-number.ts';
import type { Answers } from '../../../../form/field.ts';
import { group } from '../../../../form/kinds/group.ts';
import { text } from '../../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';

const line = (fact: string, words: { label: string; hint: string; missing: string }) =>
  text({ ...words, maxLength: 200, personal: true, fact });

/** A job: for whom, as what, and where. @param fact Where it stands in a profile. @param whose As in `your employer`. */
export const jobFields = (fact: string, whose: string) => ({
  name: line(`${fact}.name`, {
    label: 'Name of the employer',
    hint: 'As the contract has it. For example, Sample s.r.o.',
    missing: `Enter the name of ${whose}`,
  }),
  position: line(`${fact}.position`, {
    label: 'Position',
    hint: 'For example, software developer.',
    missing: `Enter your position with ${whose}`,
  }),
  address: allowUnknown(
    line(`${fact}.address`, {
      label: 'Address of the employer',
      hint: 'In one line: street, number, postcode and town.',
      missing: `Enter the address of ${whose}, or say that you don’t know yet`,
    }),
  ),
});

/** What somebody has learnt and does. */
export const occupationPage: Page = {
  key: 'occupation',
  title: 'Your occupation',
  why: 'The Czech form asks for it. It’s what you are by profession, whatever you do here.',
  fields: {
    occupation: text({
      label: 'Occupation',
      hint: 'For example, engineer, student or pensioner.',
      missing: 'Enter your occupation',
      fact: 'person.occupation',
    }),
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
        { value: 'none', label: 'None, or not all of primary school' },
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
      hint: 'Your last one abroad, employed or on your own.',
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

/** The employer here. @param asked For which answers it is asked; always, if it is left out. */
export const employerPage = (asked: (answers: Answers) => boolean = () => true): Page => ({
  key: 'employer',
  title: 'Your employer here',
  why: 'The office compares the employer and the position with your contract.',
  fields: {
    employer: requiredWhen(
      asked,
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
      }),
    ),
  },
});
