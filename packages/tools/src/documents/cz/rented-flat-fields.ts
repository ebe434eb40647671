import type { AnswersOf } from '../../form/field.ts';
import { group } from '../../form/kinds/group.ts';
import { optionalPrintedText, printedText } from '../../form/kinds/printed-text.ts';
import { allowUnknown } from '../../form/unknown-answer.ts';
import { inEach, line, type Row, shortBlank } from '../two-language-view.ts';
import { addressIn } from './english-and-czech.ts';

const flatFields = {
  unit: allowUnknown(
    printedText({
      label: 'Number of the flat',
      hint: 'As in the land register, such as 123/4; “house” for a whole house',
      missing: 'Enter the number of the flat',
      maxLength: 20,
      fact: 'address.here.unit',
    }),
  ),
  layout: optionalPrintedText({ label: 'Rooms and floor', hint: 'Such as: 2+kk, 3. patro', maxLength: 60 }),
  street: printedText({
    label: 'Street and house number',
    missing: 'Enter the flat’s street',
    maxLength: 120,
    fact: 'address.here.street',
  }),
  city: printedText({
    label: 'Town',
    missing: 'Enter the flat’s town',
    maxLength: 80,
    fact: 'address.here.city',
  }),
  zip: printedText({
    label: 'Postcode',
    missing: 'Enter the flat’s postcode',
    maxLength: 10,
    fact: 'address.here.zip',
  }),
  deed: optionalPrintedText({
    label: 'Title deed and cadastral area',
    hint: 'From the land register, such as: LV 1234, k. ú. Vinohrady',
    maxLength: 100,
  }),
};
/** A flat as a contract or a letter names it. */
export type Flat = AnswersOf<typeof flatFields>;

/** A flat as a field: so that it’s found in the land register, and taken for no other. */
export const flat = (label: string) => group({ label, fields: flatFields });

/** A flat that doesn’t exist. */
export const sampleFlat: Flat = {
  unit: '12/7',
  layout: '2+kk, 3. patro',
  street: 'Vymyšlená 12/3 (invented)',
  city: 'Praha 1',
  zip: '110 00',
  deed: 'LV 0000, k. ú. Vymyšlené Město',
};

/** Which flat it is, a line for each thing. */
export const flatRows = ({ unit, layout, deed, ...placed }: Flat): readonly Row[] => [
  line({ en: 'Flat number', local: 'Byt číslo' }, inEach(unit, shortBlank)),
  ...(layout ? [line({ en: 'Rooms and floor', local: 'Dispozice a podlaží' }, [layout, layout])] : []),
  line({ en: 'Address', local: 'Adresa' }, addressIn({ ...placed, country: 'CZ' })),
  ...(deed ? [line({ en: 'Land register', local: 'Katastr nemovitostí' }, [deed, deed])] : []),
];
