import { neighbours } from '@majak/law/cz/neighbours';
import type { AnswersOf } from '../../form/field.ts';
import { addressFields } from '../../form/kinds/address.ts';
import { day } from '../../form/kinds/day.ts';
import { group } from '../../form/kinds/group.ts';
import { printedText } from '../../form/kinds/printed-text.ts';
import { allowUnknown } from '../../form/unknown-answer.ts';
import { type DocumentPart, inEach, line, longBlank, type Signature } from '../two-language-view.ts';
import { addressIn, dayIn } from './english-and-czech.ts';
import { type Role, roleTitle } from './role-words.ts';
import { sexField } from './sex-field.ts';

const writerFields = {
  name: printedText({
    label: 'Name and surname',
    hint: 'As in your passport',
    missing: 'Enter your name',
    maxLength: 100,
    autoComplete: 'name',
    fact: 'person.name',
  }),
  bornOn: allowUnknown(
    day({ label: 'Date of birth', missing: 'Enter your date of birth', fact: 'person.bornOn' }),
  ),
  sex: sexField({ label: 'Czech forms for you', fact: 'person.sex' }),
  ...addressFields(printedText, neighbours, 'address.here'),
};
/** Who writes a letter: a person, by name, birth and address. */
export type Writer = AnswersOf<typeof writerFields>;

/** Who writes a letter, as a field. */
export const writer = (label: string) => group({ label, personal: true, fields: writerFields });

/** Who writes a letter, as its head. */
export const writerPart = (role: Role, given: Writer): DocumentPart => ({
  heading: roleTitle(role, given),
  rows: [
    line({ en: 'Name', local: 'Jméno' }, inEach(given.name, longBlank)),
    line({ en: 'Born on', local: 'Datum narození' }, dayIn(given.bornOn)),
    line({ en: 'Address', local: 'Adresa' }, addressIn(given)),
  ],
});

/** Where whoever writes a letter signs it. */
export const writerSignature = (role: Role, given: Writer): Signature => ({
  ...roleTitle(role, given),
  name: given.name,
});

/** Somebody who doesn’t exist. */
export const sampleWriter: Writer = {
  name: 'Alex Sample (invented)',
  bornOn: '1990-05-17',
  sex: 'male',
  street: 'Vymyšlená 12/3',
  city: 'Praha 1',
  zip: '110 00',
  country: 'CZ',
};
