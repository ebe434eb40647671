import type { Answers } from '../../../../form/field.ts';
import { day } from '../../../../form/kinds/day.ts';
import { group } from '../../../../form/kinds/group.ts';
import { text } from '../../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';
import { nameOf } from '../../fields/name.ts';
import { earlierStaysPage } from '../pages/earlier-stays.ts';
import { employerPage, jobBeforePage, occupationPage } from '../pages/work.ts';

/** Whether the stay is long enough for a certificate. */
export const lengthPage: Page = {
  key: 'length',
  title: 'How long you’ll stay',
  why: 'The certificate is issued only for stays of more than three months (section 87a).',
  fields: {
    staysLonger: answeredYesNo({
      label: 'Do you plan to stay longer than three months?',
      missing: 'Choose whether you plan to stay longer than three months',
    }),
  },
};

const arrivalPage: Page = {
  key: 'arrival',
  title: 'Your arrival',
  why: 'If you stay longer than 30 days, your address has to be reported within 30 days of arrival (section 93). We’ll tell you if you still need to do that.',
  fields: {
    arrivedOn: day({
      label: 'When did you arrive in the Czech Republic?',
      hint: 'When you came to live here, not on a visit. For example, 01/10/2026.',
      missing: 'Enter the day of your arrival',
      wrong: 'Enter a real date, such as 01/10/2026',
      near: true,
      fact: 'stay.arrivedOn',
    }),
    reported: choose({
      label: 'Has your address been reported to the Foreign Police?',
      hint: 'A hotel, dormitory or landlord who charges rent reports it.',
      missing: 'Choose whether your address has been reported',
      options: [
        { value: 'self', label: 'Yes, I did it' },
        { value: 'host', label: 'Yes, the place where I live did it' },
        { value: 'no', label: 'No' },
        { value: 'unknown', label: 'I don’t know' },
      ],
    }),
    staysUntil: allowUnknown(
      day({
        label: 'Until what date do you plan to stay?',
        hint: 'An estimate is enough. For example, 31/12/2030.',
        missing: 'Enter the date until which you plan to stay, or say that you don’t know yet',
        wrong: 'Enter a real date, such as 31/12/2030',
        fact: 'stay.until',
      }),
    ),
  },
};

const works = ({ purpose }: Answers): boolean => purpose === 'employment' || purpose === 'business';
const isPurpose = (wanted: string) => (answers: Answers) => answers.purpose === wanted;

const purposePage: Page = {
  key: 'purpose',
  title: 'Why you’re here',
  why: 'Your answer decides what you hand in: people who work or do business here need no proof of insurance (section 87a(2)).',
  fields: {
    purpose: choose({
      label: 'Main purpose of your stay',
      hint: 'If there are several, choose the one you can prove most easily.',
      missing: 'Choose the main purpose of your stay',
      options: [
        { value: 'employment', label: 'Employment' },
        { value: 'business', label: 'Business or freelancing' },
        { value: 'study', label: 'Study' },
        { value: 'family', label: 'To live with a family member who’s an EU citizen' },
        {
          value: 'other',
          label: 'Something else',
          hint: 'For example, retirement or working remotely for yourself.',
        },
      ],
      fact: 'stay.purpose',
    }),
  },
};

const purposeDetailsPage: Page = {
  key: 'purpose-details',
  title: 'More about the purpose',
  why: 'The office may ask for proof of it, such as an extract from the trade register or a confirmation of study.',
  fields: {
    business: requiredWhen(
      isPurpose('business'),
      text({
        label: 'Your trade or profession',
        hint: 'For example, translation.',
        missing: 'Enter your trade or profession',
        maxLength: 200,
        fact: 'business.activity',
      }),
    ),
    schoolName: requiredWhen(
      isPurpose('study'),
      text({
        label: 'Name of your school',
        hint: 'And the faculty, if there is one.',
        missing: 'Enter the name of your school',
        maxLength: 200,
        fact: 'school.name',
      }),
    ),
    otherPurpose: requiredWhen(
      isPurpose('other'),
      text({
        label: 'The purpose in your own words',
        hint: 'For example, I’m retired and moving to Brno.',
        missing: 'Enter the purpose of your stay',
        maxLength: 300,
      }),
    ),
  },
};

const familyPage: Page = {
  key: 'family-member',
  title: 'The family member you live with',
  why: 'You hand in a paper that shows how you’re related, such as a birth or marriage certificate (section 87a(3)).',
  fields: {
    member: requiredWhen(
      isPurpose('family'),
      group({
        label: 'The family member you live with',
        missing: 'Enter the family member you live with',
        fields: {
          ...nameOf('family.sponsor', 'your family member’s'),
          relation: choose({
            label: 'Who is it?',
            missing: 'Choose how you’re related',
            options: [
              { value: 'spouse', label: 'My husband, wife or registered partner' },
              { value: 'parent', label: 'My parent' },
              { value: 'child', label: 'My child' },
              { value: 'other', label: 'Another relative, or a partner' },
            ],
          }),
        },
      }),
    ),
  },
};

const insurancePage: Page = {
  key: 'insurance',
  title: 'Your health insurance',
  why: 'If you neither work nor do business here, you hand in proof of health insurance (section 87a(2)(c)).',
  fields: {
    insurance: requiredWhen(
      (answers) => typeof answers.purpose === 'string' && !works(answers),
      choose({
        label: 'How are you insured?',
        missing: 'Choose how you’re insured',
        options: [
          {
            value: 'ehic',
            label: 'In another EU country',
            hint: 'With a European health insurance card (EHIC).',
          },
          { value: 'czech', label: 'With a Czech public health insurer' },
          { value: 'commercial', label: 'With a commercial insurer' },
          { value: 'none', label: 'Not yet' },
        ],
      }),
    ),
  },
};

/** When somebody came, what for, and with whom. */
export const stayPages: readonly Page[] = [
  arrivalPage,
  purposePage,
  employerPage(isPurpose('employment')),
  purposeDetailsPage,
  familyPage,
  insurancePage,
  earlierStaysPage,
];

/** What somebody is by profession and did before. */
export const occupationPages: readonly Page[] = [occupationPage, jobBeforePage];
