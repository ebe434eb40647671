import type { AnswersOf } from '../../form/field.ts';
import { group } from '../../form/kinds/group.ts';
import { optionalPrintedText, printedText } from '../../form/kinds/printed-text.ts';
import { allowUnknown } from '../../form/unknown-answer.ts';
import { inEach, line, type Row, shortBlank } from '../two-language-view.ts';
import { addressIn } from './english-and-czech.ts';
import { floorHint, floorIn } from './floor-in.ts';

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
  layout: optionalPrintedText({
    label: 'Rooms',
    hint: 'Such as: 2+kk',
    maxLength: 60,
    fact: 'address.here.layout',
  }),
  floor: optionalPrintedText({
    label: 'Floor',
    hint: floorHint,
    maxLength: 20,
    fact: 'address.here.floor',
  }),
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
  cadastre: optionalPrintedText({
    label: 'Cadastral area',
    hint: 'Katastrální území, as in the land register, such as: Vinohrady',
    maxLength: 80,
    fact: 'address.here.cadastre',
  }),
  deed: optionalPrintedText({
    label: 'Title deed number',
    hint: 'List vlastnictví (LV), in the same place, such as: 1234',
    maxLength: 100,
    fact: 'address.here.deed',
  }),
};
/** A flat as a contract or a letter names it. */
export type Flat = AnswersOf<typeof flatFields>;

/** A flat as a field: so that it’s found in the land register, and taken for no other. */
export const flat = (label: string) => group({ label, fields: flatFields });

/** A flat that doesn’t exist. */
export const sampleFlat: Flat = {
  unit: '12/7',
  layout: '2+kk',
  floor: '3',
  street: 'Vymyšlená 12/3 (invented)',
  city: 'Praha 1',
  zip: '110 00',
  cadastre: 'Vymyšlené Město',
  deed: '0000',
};

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(', ');

function layoutRow(layout: string, floor: string): Row {
  const [en, local] = floorIn(floor).map(String);
  return line({ en: 'Rooms and floor', local: 'Dispozice a patro' }, [
    joined(layout, en ?? ''),
    joined(layout, local ?? ''),
  ]);
}

function registerRow(cadastre: string, deed: string): Row {
  // Before, both were asked for in one: `LV 1234, k. ú. Vinohrady`.
  const number = deed.replace(/^LV\s*(?:č\.)?\s*/iu, '');
  const [en, local] = [number && `deed ${number}`, number && `LV č. ${number}`];
  return line({ en: 'Land register', local: 'Katastr nemovitostí' }, [
    joined(en, cadastre && `area ${cadastre}`),
    joined(local, cadastre && `k. ú. ${cadastre}`),
  ]);
}

/** Which flat it is, a line for each thing. */
export const flatRows = ({ unit, layout, floor, cadastre, deed, ...placed }: Flat): readonly Row[] => [
  line({ en: 'Flat number', local: 'Byt číslo' }, inEach(unit, shortBlank)),
  ...(layout || floor ? [layoutRow(layout, floor)] : []),
  line({ en: 'Address', local: 'Adresa' }, addressIn({ ...placed, country: 'CZ' })),
  ...(cadastre || deed ? [registerRow(cadastre, deed)] : []),
];
