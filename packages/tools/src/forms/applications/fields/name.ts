import type { Answers } from '../../../form/field.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { personName } from '../../../form/kinds/person-name.ts';
import { optionalText } from '../../../form/kinds/text.ts';
import { requiredWhen } from '../../../form/required-when.ts';

/** The name of the person who applies; of people who have one name alone, that one. */
export const ownName = {
  nameParts: choice({
    label: 'Does your passport show a first name and a surname?',
    shown: 'radio',
    options: [
      { value: 'both', label: 'Yes, both' },
      { value: 'surname', label: 'Only a surname', hint: 'Your only name is printed as the surname.' },
      { value: 'first', label: 'Only a first name' },
    ],
    fact: 'person.nameParts',
  }),
  firstName: requiredWhen(
    ({ nameParts }) => nameParts !== 'surname',
    personName({
      label: 'First names',
      hint: 'All of them, in the order of your passport. For example, Anna María.',
      missing: 'Enter your first names',
      autoComplete: 'given-name',
      fact: 'person.firstName',
    }),
  ),
  surname: requiredWhen(
    ({ nameParts }) => nameParts !== 'first',
    personName({
      label: 'Surname',
      hint: 'With its apostrophe, hyphen or second part. For example, O’Neill.',
      missing: 'Enter your surname',
      autoComplete: 'family-name',
      fact: 'person.surname',
    }),
  ),
} as const;

const hasNoFirstName = ({ firstName }: Answers): boolean =>
  typeof firstName !== 'string' || firstName.trim() === '';

/**
 * The name of somebody else: a first name, a surname, or both.
 * @param fact Where it stands in a profile: `family.spouse`. @param whose As it is said in a message: `your child’s`.
 */
export const nameOf = (fact: string, whose: string) =>
  ({
    firstName: optionalText({
      label: 'First names',
      hint: 'Leave it empty if there’s only one name.',
      personal: true,
      fact: `${fact}.firstName`,
    }),
    surname: {
      ...optionalText({
        label: 'Surname',
        missing: `Enter ${whose} first name or surname`,
        personal: true,
        fact: `${fact}.surname`,
      }),
      needed: hasNoFirstName,
    },
  }) as const;
