import { neighbours } from '@majak/law/cz/neighbours';
import type { Answers, AnswersOf } from '../../form/field.ts';
import { addressFields } from '../../form/kinds/address.ts';
import { choice } from '../../form/kinds/choice.ts';
import { companyNumber } from '../../form/kinds/company-number.ts';
import { day } from '../../form/kinds/day.ts';
import { group } from '../../form/kinds/group.ts';
import { optionalPrintedText, printedText } from '../../form/kinds/printed-text.ts';
import type { TextWords } from '../../form/kinds/text.ts';
import { requiredWhen } from '../../form/required-when.ts';
import { allowUnknown } from '../../form/unknown-answer.ts';
import { sexField } from './sex-field.ts';

const isPerson = ({ kind }: Answers) => kind === 'person';
const isBusiness = ({ kind }: Answers) => kind === 'trader' || kind === 'company';
const isCompany = ({ kind }: Answers) => kind === 'company';
const isHuman = ({ kind }: Answers) => kind === 'person' || kind === 'trader';
/** The browser offers nobody's own address for somebody else. */
const plainText =
  (whose: string) =>
  ({ autoComplete: _, ...words }: TextWords) =>
    printedText({ ...words, missing: `Enter ${whose} ${words.label.toLowerCase()}` });

const fieldsOf = (whose: string) => ({
  kind: choice({
    label: 'Who this is',
    shown: 'select',
    fact: 'party.kind',
    options: [
      { value: 'person', label: 'A person, not in business' },
      { value: 'trader', label: 'A sole trader (OSVČ)' },
      { value: 'company', label: 'A company or legal entity' },
    ],
  }),
  name: printedText({
    label: 'Name',
    hint: 'Name and surname, or the company’s name as it’s registered',
    missing: `Enter ${whose} name`,
    maxLength: 120,
    fact: 'party.name',
  }),
  bornOn: requiredWhen(
    isPerson,
    allowUnknown(
      day({ label: 'Date of birth', missing: `Enter ${whose} date of birth`, fact: 'party.bornOn' }),
    ),
  ),
  sex: { ...sexField({ label: 'Czech forms for them', fact: 'party.sex' }), when: isHuman },
  ico: requiredWhen(
    isBusiness,
    allowUnknown(
      companyNumber({ label: 'Company number (IČO)', missing: `Enter ${whose} IČO`, fact: 'party.ico' }),
    ),
  ),
  ...addressFields(plainText(whose), neighbours, 'party'),
  register: {
    ...optionalPrintedText({
      label: 'Entry in the Commercial Register',
      hint: 'Such as: Municipal Court in Prague, C 12345',
      maxLength: 120,
      fact: 'party.register',
    }),
    when: isCompany,
  },
  actsBy: requiredWhen(
    isCompany,
    allowUnknown(
      printedText({
        label: 'Who signs for it, and as what',
        hint: 'Such as: Jana Vzorová, managing director (jednatelka)',
        missing: `Enter who signs on ${whose} side`,
        maxLength: 120,
        fact: 'party.actsBy',
      }),
    ),
  ),
});
/** Somebody who concludes a contract: a person, a trader or a company. */
export type Party = AnswersOf<ReturnType<typeof fieldsOf>>;

/** A party of a contract as a field: who it is, where it lives or has its seat, and who signs for it. @param label What they are in this contract: `The client`. @param whose Of whom something is missing: `the client’s`. */
export const party = ({ label, whose }: { label: string; whose: string }) =>
  group({ label, personal: true, fields: fieldsOf(whose) });

/** Whether somebody concludes a contract in business. */
export const inBusiness = ({ kind }: Pick<Party, 'kind'>): boolean => kind !== 'person';
