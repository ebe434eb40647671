import { choice } from '../form/kinds/choice.ts';
import { email } from '../form/kinds/email.ts';
import { longText } from '../form/kinds/long-text.ts';
import { nationality } from '../form/kinds/nationality.ts';
import { personName } from '../form/kinds/person-name.ts';
import { phone } from '../form/kinds/phone.ts';
import { search } from '../form/kinds/search.ts';
import { contactMessages as says } from './contact-messages.ts';

/** Who asks, and for what: every request for help begins with these. */
export const requester = {
  fullName: personName({
    label: 'Full name',
    name: 'cf_full_name',
    missing: says.nameRequired,
    minLength: 3,
    tooShort: says.nameTooShort,
    tooLong: says.nameTooLong,
    fact: 'person.name',
  }),
  email: email({
    label: 'E-mail',
    missing: says.emailRequired,
    wrong: says.emailInvalid,
    personal: true,
    fact: 'person.email',
  }),
  phone: phone({
    label: 'Phone',
    hint: 'With the country code',
    name: 'cf_client_phone_number',
    missing: says.phoneRequired,
    tooLong: says.phoneTooLong,
    personal: true,
    fact: 'person.phone',
  }),
  euCitizen: choice({
    label: 'Are you an EU citizen?',
    hint: 'Or a citizen of Norway, Iceland, Liechtenstein or Switzerland',
    name: 'cf_eu_citizen',
    options: [
      { value: 'YES', label: 'Yes' },
      { value: 'NO', label: 'No' },
    ],
    start: null,
    missing: says.euRequired,
    wrong: says.euRequired,
    personal: true,
  }),
  nationality: nationality({
    label: 'Nationality',
    name: 'cf_nationality',
    missing: says.nationalityRequired,
    tooLong: says.nationalityTooLong,
    fact: 'person.nationality',
  }),
  service: search({
    label: 'Service',
    name: 'cf_select_servicee',
    list: 'services',
    maxLength: 200,
    missing: says.serviceRequired,
    tooLong: says.serviceTooLong,
  }),
} as const;

/** What stands in a form nobody has touched. To leave the answer out is a fault all the same. */
export const untouchedRequest = { euCitizen: 'YES' } as const;

const messageMaxLength = 5000;

/** What a request says in words of one's own: the seventh field, in the words of each form. */
export const message = (words: { label: string; hint: string }) =>
  longText({
    ...words,
    name: 'description',
    maxLength: messageMaxLength,
    rows: 8,
    missing: says.descriptionRequired,
    tooLong: says.descriptionTooLong(messageMaxLength),
    personal: true,
  });
