import type { Answers } from '../../../../form/field.ts';
import { amount } from '../../../../form/kinds/amount.ts';
import { day } from '../../../../form/kinds/day.ts';
import { longText } from '../../../../form/kinds/long-text.ts';
import { text } from '../../../../form/kinds/text.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';

/** What a residence is for. */
export const purposePage: Page = {
  key: 'purpose',
  title: 'What you’re coming for',
  why: 'Temporary residence is granted for one purpose. The purpose decides which papers you need, how much you pay and which office you go to.',
  fields: {
    purpose: choose({
      label: 'Why do you want to live in Slovakia?',
      missing: 'Choose why you want to live in Slovakia',
      options: [
        { value: 'employment', label: 'A job' },
        { value: 'blueCard', label: 'A highly qualified job (Blue Card)' },
        { value: 'business', label: 'Business: a trade or a company' },
        { value: 'study', label: 'Study' },
        { value: 'family', label: 'To live with my family' },
        { value: 'other', label: 'Something else' },
      ],
    }),
  },
};

const works = (_: Answers, { purpose }: Answers) => purpose === 'employment' || purpose === 'blueCard';
const is =
  (wanted: string) =>
  (_: Answers, { purpose }: Answers) =>
    purpose === wanted;

/** What belongs to the purpose: asked of it alone. */
export const purposeDetailsPage: Page = {
  key: 'purpose-details',
  title: 'More about it',
  why: 'This tells us which papers you need, and how long each one takes.',
  fields: {
    employer: requiredWhen(
      works,
      text({
        label: 'Name of your employer',
        hint: 'If you don’t have one yet, say so.',
        missing: 'Enter the name of your employer',
        maxLength: 200,
        fact: 'employer.name',
      }),
    ),
    position: requiredWhen(
      works,
      text({
        label: 'Position',
        hint: 'For example, software developer.',
        missing: 'Enter your position',
        maxLength: 200,
        fact: 'employer.position',
      }),
    ),
    grossWage: requiredWhen(
      works,
      allowUnknown(
        amount({
          label: 'Gross monthly wage',
          hint: 'For example, 2 400.',
          missing: 'Enter your gross monthly wage, or say that you don’t know yet',
          unit: 'EUR',
          fact: 'employer.contract.wage',
        }),
      ),
    ),
    business: requiredWhen(
      is('business'),
      longText({
        label: 'What will you sell, and to whom?',
        hint: 'Two or three sentences. Your business plan will start with them.',
        missing: 'Enter what you’ll sell and to whom',
        maxLength: 1500,
        rows: 5,
        tooLong: 'Enter at most 1,500 characters',
      }),
    ),
    school: requiredWhen(
      is('study'),
      text({
        label: 'Name of the school',
        missing: 'Enter the name of the school',
        maxLength: 200,
        fact: 'school.name',
      }),
    ),
    familyMember: requiredWhen(
      is('family'),
      choose({
        label: 'Who will you live with?',
        missing: 'Choose who you’ll live with',
        options: [
          { value: 'slovak', label: 'A citizen of Slovakia' },
          { value: 'eu', label: 'A citizen of another EU country' },
          { value: 'resident', label: 'Somebody with a residence permit here' },
        ],
      }),
    ),
    other: requiredWhen(
      is('other'),
      longText({
        label: 'What are you coming for?',
        hint: 'For example, research, seasonal work or volunteering.',
        missing: 'Enter what you’re coming for',
        maxLength: 1500,
        rows: 4,
        tooLong: 'Enter at most 1,500 characters',
      }),
    ),
    startsOn: allowUnknown(
      day({
        label: 'When do you want to arrive?',
        hint: 'For example, 01/03/2027.',
        missing: 'Enter when you want to arrive, or say that you don’t know yet',
        wrong: 'Enter a real date, such as 01/03/2027',
        near: true,
      }),
    ),
  },
};
