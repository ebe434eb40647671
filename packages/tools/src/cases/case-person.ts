import { optionalDay } from '../form/kinds/day.ts';
import { email } from '../form/kinds/email.ts';
import { text } from '../form/kinds/text.ts';

/** Whose case it is, as the agency writes it down. */
export const personFields = {
  name: text({ label: 'Name', maxLength: 160, personal: true, fact: 'person.name' }),
  email: email({ label: 'E-mail' }),
  bornOn: optionalDay({
    label: 'Born on',
    hint: 'Lets the client open the case on the website',
    personal: true,
  }),
};
