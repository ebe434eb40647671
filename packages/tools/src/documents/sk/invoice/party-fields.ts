import { neighbours } from '@majak/law/sk/neighbours';
import type { Answers, Field } from '../../../form/field.ts';
import { addressFields } from '../../../form/kinds/address.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { optionalEmail } from '../../../form/kinds/email.ts';
import { group } from '../../../form/kinds/group.ts';
import {
  optionalPrintedCode,
  optionalPrintedText,
  printedCode,
  printedText,
} from '../../../form/kinds/printed-text.ts';
import type { TextWords } from '../../../form/kinds/text.ts';

const nameMaxLength = 200;

/** Of somebody else: the browser of the writer knows nothing of it. */
const strangers = ({ autoComplete: _, ...words }: TextWords): Field<string> => optionalPrintedText(words);
const ofBusiness = ({ kind }: Answers) => kind !== 'person';

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
    ico: printedCode({
      label: 'Your IČO (company ID)',
      maxLength: 20,
      missing: 'Enter your IČO',
      fact: 'business.companyNumber',
    }),
    dic: optionalPrintedCode({
      label: 'DIČ (tax ID)',
      hint: 'Ten digits, such as 1020304050',
      maxLength: 20,
    }),
    icDph: optionalPrintedCode({
      label: 'IČ DPH (VAT ID)',
      hint: 'SK and the ten digits, if you are registered for VAT',
      maxLength: 20,
      fact: 'business.vatNumber',
    }),
    register: optionalPrintedText({
      label: 'Entry in a register',
      hint: 'Trade: the district office and the number in the trade register. Company: court, section and insert.',
      maxLength: 300,
      fact: 'business.register',
    }),
    email: optionalEmail({ label: 'E-mail', fact: 'business.email' }),
  },
});

/** Who is invoiced. */
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
    name: printedText({
      label: 'Name of the customer',
      maxLength: nameMaxLength,
      missing: 'Enter the name of your customer',
    }),
    ...addressFields(strangers, neighbours),
    ico: optionalPrintedCode({ label: 'IČO of the customer', maxLength: 20, when: ofBusiness }),
    dic: optionalPrintedCode({ label: 'DIČ of the customer', maxLength: 20, when: ofBusiness }),
    icDph: optionalPrintedCode({
      label: 'IČ DPH or VAT number of the customer',
      maxLength: 20,
      when: ofBusiness,
    }),
  },
});
