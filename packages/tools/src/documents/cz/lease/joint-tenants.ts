import { neighbours } from '@majak/law/cz/neighbours';
import { addressFields } from '../../../form/kinds/address.ts';
import { day } from '../../../form/kinds/day.ts';
import { printedText } from '../../../form/kinds/printed-text.ts';
import { rows } from '../../../form/kinds/rows.ts';
import type { TextWords } from '../../../form/kinds/text.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import type { Party } from '../party-fields.ts';
import { jointTenantWords, type Spoken, sexOf } from '../role-words.ts';
import { sexField } from '../sex-field.ts';

/** The browser offers nobody's own address for somebody else. */
const plainText = ({ autoComplete: _, ...words }: TextWords) => printedText(words);

/** Who rents the flat with the tenant: people, each a tenant as much as the first. */
export const jointTenants = rows({
  label: 'Who else signs as a tenant',
  hint: 'Joint tenants (společní nájemci) have the same rights, and each owes the whole rent. People who only live there aren’t joint tenants.',
  row: 'joint tenant',
  min: 0,
  max: 5,
  personal: true,
  columns: {
    name: printedText({
      label: 'Name and surname',
      missing: 'Enter the joint tenant’s name',
      maxLength: 120,
    }),
    bornOn: allowUnknown(
      day({
        label: 'Date of birth',
        missing: 'Enter the joint tenant’s date of birth',
      }),
    ),
    sex: sexField({
      label: 'Czech forms for them',
      words: ['společný nájemce', 'společná nájemkyně'],
    }),
    ...addressFields(plainText, neighbours),
  },
});

type JointTenant = Omit<Party, 'kind' | 'ico' | 'register' | 'actsBy'>;

/** A joint tenant as a party of the lease. */
export const asParty = (person: JointTenant): Party => ({ ...person, kind: 'person', register: '' });

const areWomen = (people: readonly Spoken[]) => people.every((one) => sexOf(one) === 'woman');

/** What several people are called together: women alone by their own word, one man among them by his. */
export function jointTenantsInCzech(people: readonly Spoken[]): string {
  const [one] = people;
  if (one && people.length === 1) return jointTenantWords(one).local;
  return areWomen(people) ? 'společné nájemkyně' : 'společní nájemci';
}

/** Each of several people, in the locative. */
export const eachOfInCzech = (people: readonly Spoken[]): string => (areWomen(people) ? 'každé' : 'každém');
