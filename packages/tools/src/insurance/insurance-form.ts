import type { Day } from '@majak/law/dates';
import type { CompanyNumber } from '@majak/law/jurisdiction';
import * as z from 'zod/mini';
import type { Fault } from '../form/fault.ts';
import type { Answers, AnswersOf } from '../form/field.ts';
import { form } from '../form/form.ts';
import { choice } from '../form/kinds/choice.ts';
import { consent } from '../form/kinds/consent.ts';
import { country } from '../form/kinds/country.ts';
import { day } from '../form/kinds/day.ts';
import { email } from '../form/kinds/email.ts';
import { nationality } from '../form/kinds/nationality.ts';
import { personName } from '../form/kinds/person-name.ts';
import { phone } from '../form/kinds/phone.ts';
import { text } from '../form/kinds/text.ts';
import { answeredYesNo } from '../form/kinds/yes-no.ts';
import { requiredWhen } from '../form/required-when.ts';
import { insuranceConsents } from './consents.ts';
import { ageOn } from './needs.ts';
import { isIndividual, needsFields } from './needs-fields.ts';
import { listedFaultsOf, needsFaults } from './needs-of-answers.ts';
import { people } from './people-fields.ts';
import type { InsuranceLine } from './product.ts';

/** Said of a date of birth that makes another age than the one that was selected. */
export const ageMessages = {
  field: 'The age is not the same as selected one',
  title: 'Not the same age message',
} as const;
export const ageMismatch = 'age_mismatch';

export type FormSetting = {
  /** The day it is where the insurance is sold. */
  today: Day;
  companyNumber?: CompanyNumber | undefined;
};

const isCorporate = (near: Answers): boolean => !isIndividual(near);

/** Who’s buying it. */
const customerFields = {
  firstName: personName({
    label: 'First name',
    missing: 'Enter your first name',
    autoComplete: 'given-name',
  }),
  lastName: personName({ label: 'Last name', missing: 'Enter your last name', autoComplete: 'family-name' }),
  nationality: nationality({ label: 'Nationality', missing: 'Enter your nationality' }),
  email: email({ label: 'Email', missing: 'Enter your e-mail address' }),
  phoneNumber: phone({ label: 'Phone number', missing: 'Enter your phone number' }),
  street: text({ label: 'Street', missing: 'Enter the street', personal: true, autoComplete: 'off' }),
  houseNumber: text({
    label: 'House number',
    missing: 'Enter the house number',
    maxLength: 20,
    personal: true,
    autoComplete: 'off',
  }),
  city: text({ label: 'City', missing: 'Enter the city', personal: true, autoComplete: 'address-level2' }),
  zipCode: text({
    label: 'Zip code',
    missing: 'Enter the zip code',
    maxLength: 20,
    personal: true,
    autoComplete: 'postal-code',
  }),
  country: country({
    label: 'Country',
    missing: 'Choose the country',
    personal: true,
    autoComplete: 'country',
  }),
};

const companyFields = ({ companyNumber }: FormSetting) => ({
  companyName: requiredWhen(
    isCorporate,
    text({ label: 'Company name', missing: 'Enter the company name', autoComplete: 'organization' }),
  ),
  identificationNumber: requiredWhen(
    isCorporate,
    text({
      label: 'Identification number',
      missing: 'Enter the identification number',
      maxLength: 20,
      more: companyNumber
        ? [
            z.refine((typed) => companyNumber.read(typed) !== undefined, { error: companyNumber.wrong }),
            z.overwrite((typed) => companyNumber.read(typed) ?? typed),
          ]
        : [],
    }),
  ),
});

/** Who is insured: the customer, somebody else, or the people of a company. */
const insuredFields = {
  insuredSelf: requiredWhen(
    isIndividual,
    answeredYesNo({ label: 'Are you the one who will be insured?', missing: 'Choose yes or no' }),
  ),
  insuredFirstName: requiredWhen(
    (near) => isIndividual(near) && near.insuredSelf === false,
    personName({ label: 'First name of the insured', missing: 'Enter the first name', autoComplete: 'off' }),
  ),
  insuredLastName: requiredWhen(
    (near) => isIndividual(near) && near.insuredSelf === false,
    personName({ label: 'Last name of the insured', missing: 'Enter the last name', autoComplete: 'off' }),
  ),
  dateOfBirth: requiredWhen(
    isIndividual,
    day({
      label: 'Date of birth',
      hint: 'Of the person who’ll be insured.',
      missing: 'Enter the date of birth',
      personal: true,
    }),
  ),
  people: requiredWhen(isCorporate, people),
};

/** A box says what is agreed to under its name. */
const worded = (agreed: { label: string; version: string; says: string }) => ({
  ...agreed,
  says: `${agreed.label}. ${agreed.says}`,
});

const closingFields = {
  medium: choice({
    label: 'How should we give you the documents?',
    shown: 'radio',
    options: [
      { value: 'email', label: 'As files, by e-mail' },
      { value: 'paper', label: 'On paper, by post' },
    ],
    start: null,
    missing: 'Choose how you want the documents',
    wrong: 'Choose how you want the documents',
  }),
  dataProtection: consent({
    ...worded(insuranceConsents.dataProtection),
    missing: 'Tick the box if we may use these details',
    personal: false,
  }),
  conflictOfInterest: consent({
    ...worded(insuranceConsents.conflictOfInterest),
    missing: 'Tick the box once you’ve read who we are',
    personal: false,
  }),
};

/** A date of birth has to make the age that the price was counted for. */
function ageFaults({ client, age, dateOfBirth, startsOn }: AgeAnswers): Fault[] {
  if (client !== 'individual' || age === undefined || !dateOfBirth) return [];
  if (ageOn(dateOfBirth, startsOn) === age) return [];
  return [{ field: 'dateOfBirth', code: ageMismatch, message: ageMessages.field }];
}
type AgeAnswers = Pick<
  AnswersOf<ReturnType<typeof needsFields>> & AnswersOf<typeof insuredFields>,
  'client' | 'age' | 'dateOfBirth' | 'startsOn'
>;

/** What is asked before products are compared: of a company, its people too. */
export const quoteForm = (line: InsuranceLine, { today }: FormSetting) =>
  form({
    key: `${line}-insurance-quote`,
    version: 1,
    fields: { ...needsFields(line), people: insuredFields.people },
    check: (answers) => needsFaults(line, answers, today),
    checkPartly: (given) => listedFaultsOf(given, today),
    whole: 'Send an object with what the insurance is for',
  });

/** The whole of an order, in the order of its pages. */
export const insuranceForm = (line: InsuranceLine, setting: FormSetting) =>
  form({
    key: `${line}-insurance`,
    version: 1,
    fields: {
      ...needsFields(line),
      ...customerFields,
      ...companyFields(setting),
      ...insuredFields,
      ...closingFields,
    },
    check: (answers) => [...needsFaults(line, answers, setting.today), ...ageFaults(answers)],
    checkPartly: (given) => listedFaultsOf(given, setting.today),
    whole: 'Send an object with what the insurance is for and who it is for',
  });
export type InsuranceForm = ReturnType<typeof insuranceForm>;
export type InsuranceAnswers = AnswersOf<InsuranceForm['fields']>;

/** Who is insured is asked of a company in another way than of a person. */
export const insuredKeys = (client: string | undefined): readonly string[] =>
  client === 'corporate'
    ? ['companyName', 'identificationNumber', 'people']
    : Object.keys(insuredFields).filter((key) => key !== 'people');

/** The keys of each part, in order: what it is for, who buys it, who is insured, and what is agreed to. */
export const insuranceParts = (line: InsuranceLine, setting: FormSetting) => ({
  needs: Object.keys(needsFields(line)),
  customer: Object.keys(customerFields),
  insured: [...Object.keys(companyFields(setting)), ...Object.keys(insuredFields)],
  closing: Object.keys(closingFields),
});
