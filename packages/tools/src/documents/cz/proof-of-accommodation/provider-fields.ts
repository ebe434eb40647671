import { neighbours } from '@majak/law/cz/neighbours';
import { addressFields } from '../../../form/kinds/address.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { companyNumber } from '../../../form/kinds/company-number.ts';
import { day } from '../../../form/kinds/day.ts';
import { group } from '../../../form/kinds/group.ts';
import { printedText } from '../../../form/kinds/printed-text.ts';
import type { TextWords } from '../../../form/kinds/text.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { sexField } from '../sex-field.ts';

// The one who signs is seldom the one who types: their address is not filled in by the browser.
const strangers = ({ autoComplete: _, ...words }: TextWords) => printedText(words);
type Near = Readonly<Record<string, unknown>>;
const isPerson = ({ kind }: Near) => kind !== 'company';
const isCompany = ({ kind }: Near) => kind === 'company';
const isTenant = ({ relation }: Near) => relation === 'tenant' || relation === 'jointTenant';
const asksConsent = ({ relation }: Near) => relation !== 'owner';

/** Who signs, by what right, and with whose consent. */
export const providerFields = {
  provider: group({
    label: 'The person or company that signs',
    personal: true,
    fields: {
      kind: choice({
        label: 'It is',
        fact: 'landlord.kind',
        options: [
          { value: 'person', label: 'A person' },
          { value: 'company', label: 'A company or another legal entity' },
        ],
      }),
      name: allowUnknown(
        printedText({
          label: 'Name of the person or company',
          hint: 'As in their identity card, or in the register',
          missing: 'Enter who provides the accommodation',
          maxLength: 120,
          fact: 'address.here.landlord',
        }),
      ),
      bornOn: requiredWhen(
        isPerson,
        allowUnknown(
          day({
            label: 'Their date of birth',
            missing: 'Enter their date of birth',
            fact: 'landlord.bornOn',
          }),
        ),
      ),
      sex: { ...sexField({ label: 'Czech forms for them', fact: 'landlord.sex' }), when: isPerson },
      document: requiredWhen(
        isPerson,
        allowUnknown(
          printedText({
            label: 'Number of their identity card or passport',
            missing: 'Enter the number of their identity card',
            fact: 'landlord.document',
            maxLength: 30,
          }),
        ),
      ),
      ico: requiredWhen(
        isCompany,
        companyNumber({
          label: 'Company number (IČO)',
          missing: 'Enter the IČO of the company',
          fact: 'landlord.companyNumber',
        }),
      ),
      acting: requiredWhen(
        isCompany,
        allowUnknown(
          printedText({
            label: 'Who signs for the company',
            missing: 'Enter who signs for it',
            maxLength: 120,
            fact: 'landlord.acting',
          }),
        ),
      ),
      function: requiredWhen(
        isCompany,
        allowUnknown(
          printedText({
            label: 'Their function',
            hint: 'Such as managing director (jednatel), or agent with a power of attorney',
            missing: 'Enter their position',
            maxLength: 80,
            fact: 'landlord.function',
          }),
        ),
      ),
      ...addressFields(strangers, neighbours, 'landlord'),
    },
  }),
  relation: choice({
    label: 'Their right to the flat or house',
    options: [
      { value: 'owner', label: 'Owner' },
      { value: 'coOwner', label: 'Co-owner' },
      { value: 'tenant', label: 'Tenant' },
      { value: 'jointTenant', label: 'Joint tenant' },
      { value: 'subtenant', label: 'Subtenant' },
    ],
  }),
  livesThere: requiredWhen(isTenant, yesNo({ label: 'The tenant lives there too, permanently' })),
  consent: requiredWhen(
    asksConsent,
    choice({
      label: 'Consent of the owner, or of the other co-owners',
      options: [
        { value: 'none', label: 'Not given yet' },
        { value: 'here', label: 'They sign this document too', hint: 'It gets a line for their signature' },
        { value: 'attached', label: 'On a separate paper, which is attached' },
      ],
    }),
  ),
  consenting: requiredWhen(
    (near) => asksConsent(near) && near.consent === 'here',
    allowUnknown(
      printedText({ label: 'Who consents', missing: 'Enter who consents', maxLength: 160, personal: true }),
    ),
  ),
  paid: yesNo({
    label: 'The accommodation isn’t free',
    hint: 'Rent, or any other price. It isn’t printed',
  }),
};
