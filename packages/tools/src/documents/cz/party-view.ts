import { capital } from '../capital.ts';
import {
  type Bilingual,
  type DocumentPart,
  inEach,
  line,
  longBlank,
  type Row,
  row,
  type Signature,
  shortBlank,
} from '../two-language-view.ts';
import { addressIn, dayIn } from './english-and-czech.ts';
import type { Party } from './party-fields.ts';

/** What a party is called in a contract: `client`, `objednatel`. */
type Role = Bilingual;

const heading = ({ en, local }: Role): Bilingual => ({ en: `The ${en}`, local: capital(local) });

const identity = ({ kind, bornOn, ico }: Party): Row =>
  kind === 'person'
    ? line({ en: 'Born on', local: 'Datum narození' }, dayIn(bornOn))
    : line({ en: 'Company number', local: 'IČO' }, inEach(ico, shortBlank));

const ofCompany = ({ kind, register, actsBy }: Party): readonly Row[] =>
  kind === 'company'
    ? [
        ...(register
          ? [line({ en: 'Commercial Register', local: 'Zápis v obchodním rejstříku' }, [register, register])]
          : []),
        line({ en: 'Signed for it by', local: 'Zastupuje' }, inEach(actsBy, longBlank)),
      ]
    : [];

const placeWords = ({ kind }: Party): Bilingual =>
  kind === 'person' ? { en: 'Address', local: 'Bydliště' } : { en: 'Registered seat', local: 'Sídlo' };

/** Who a party is: their name in the nominative, and what they are called from there on. */
export const partyPart = (party: Party, role: Role): DocumentPart => ({
  heading: heading(role),
  rows: [
    line({ en: 'Name', local: party.kind === 'company' ? 'Název' : 'Jméno' }, inEach(party.name, longBlank)),
    identity(party),
    line(placeWords(party), addressIn(party)),
    ...ofCompany(party),
    { ...row([`(the “${role.en}”)`], [`(dále jen „${role.local}“)`]), style: 'fact' },
  ],
});

/** Where a party signs. */
export const partySignature = ({ name, kind, actsBy }: Party, role: Role): Signature => ({
  en: capital(role.en),
  local: capital(role.local),
  name: [name, kind === 'company' ? actsBy : ''].filter(Boolean).join(', '),
});
