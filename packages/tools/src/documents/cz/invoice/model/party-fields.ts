import { neighbours } from '@majak/law/cz/neighbours';
import type { Field } from '../../../../form/field.ts';
import { addressFields } from '../../../../form/kinds/address.ts';
import { choice } from '../../../../form/kinds/choice.ts';
import { optionalEmail } from '../../../../form/kinds/email.ts';
import { group } from '../../../../form/kinds/group.ts';
import {
  optionalPrintedCode,
  optionalPrintedText,
  printedText,
} from '../../../../form/kinds/printed-text.ts';
import type { TextWords } from '../../../../form/kinds/text.ts';

const nameMaxLength = 200;

/** Of somebody else: the browser of the writer knows nothing of it. */
const strangers = ({ autoComplete: _, ...words }: TextWords): Field<string> => optionalPrintedText(words);
const ofBusiness = ({ kind }: Readonly<Record<string, unknown>>) => kind !== 'person';

/** Who invoices. */
export const supplier = group({
  label: 'You',
  missing: 'Enter your name and address',
  personal: true,
  fields: {
    name: printedText({
      label: 'Your name or company',
      maxLength: nameMaxLength,
      missing: 'Enter your name or the name of your company',
      autoComplete: 'organization',
      fact: 'business.name',
    }),
    ...addressFields(optionalPrintedText, neighbours, 'business'),
    /** Whether there is an entry at all: authors who use their works have neither a trade nor, often, a number. */
    entry: choice({
      label: 'You’re registered',
      options: [
        { value: 'register', label: 'In the trade register, the commercial register or another one' },
        { value: 'none', label: 'In no register, as an author or a performer may be' },
      ],
      wrong: 'Choose whether you are in a register',
    }),
    /** Identification number (IČO). */
    ico: optionalPrintedCode({
      label: 'Your IČO (company ID)',
      maxLength: 20,
      missing: 'Enter your IČO',
      needed: ({ entry }) => entry !== 'none',
      fact: 'business.companyNumber',
    }),
    /** Tax number (DIČ), with the letters of its country. */
    vatNumber: optionalPrintedCode({
      label: 'DIČ (tax number)',
      hint: 'With its letters, such as CZ12345679',
      maxLength: 20,
      fact: 'business.vatNumber',
    }),
    /** Where the business is registered: trade register, or court, section and insert. */
    register: optionalPrintedText({
      label: 'Entry in a register',
      hint: 'Trade licence: Fyzická osoba zapsaná v živnostenském rejstříku. Company: court, section and insert.',
      maxLength: 300,
      fact: 'business.register',
    }),
    email: optionalEmail({ label: 'E-mail', fact: 'business.email' }),
    phone: optionalPrintedText({
      label: 'Phone',
      maxLength: 40,
      autoComplete: 'tel',
      line: { type: 'tel', inputMode: 'tel' },
      fact: 'business.phone',
    }),
  },
});

/** Who is invoiced. The name may be left out on a simplified document. */
export const customer = group({
  label: 'Your customer',
  personal: true,
  fields: {
    kind: choice({
      label: 'You invoice',
      options: [
        { value: 'business', label: 'A business' },
        { value: 'person', label: 'A person' },
      ],
      wrong: 'Choose a business or a natural person',
    }),
    name: optionalPrintedText({
      label: 'Name of the customer',
      maxLength: nameMaxLength,
      missing: 'Enter the name of your customer',
      needed: (_, { regime }) => regime !== 'simplified',
    }),
    ...addressFields(strangers, neighbours),
    ico: optionalPrintedCode({ label: 'IČO of the customer', maxLength: 20, when: ofBusiness }),
    vatNumber: optionalPrintedCode({
      label: 'VAT number of the customer',
      maxLength: 20,
      when: ofBusiness,
    }),
    email: optionalEmail({ label: 'E-mail', autoComplete: 'off' }),
  },
});
