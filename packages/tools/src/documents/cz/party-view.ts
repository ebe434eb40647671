import { capital } from '../capital.ts';
import {
  addressIn,
  type Bilingual,
  type DocumentPart,
  dayIn,
  inEach,
  line,
  longBlank,
  type Row,
  row,
  type Signature,
  shortBlank,
} from '../two-language-view.ts';
import type { Party } from './party-fields.ts';

/** What a party is called in a contract: `client`, `objednatel`. */
export type Role = Bilingual;

const heading = ({ en, cs }: Role): Bilingual => ({ en: `The ${en}`, cs: capital(cs) });

const identity = ({ kind, bornOn, ico }: Party): Row =>
  kind === 'person'
    ? line({ en: 'Born on', cs: 'Datum narození' }, dayIn(bornOn))
    : line({ en: 'Company number', cs: 'IČO' }, inEach(ico, shortBlank));

const ofCompany = ({ kind, register, actsBy }: Party): readonly Row[] =>
  kind === 'company'
    ? [
        ...(register
          ? [line({ en: 'Commercial Register', cs: 'Zápis v obchodním rejstříku' }, [register, register])]
          : []),
        line({ en: 'Signed for it by', cs: 'Zastupuje' }, inEach(actsBy, longBlank)),
      ]
    : [];

const placeWords = ({ kind }: Party): Bilingual =>
  kind === 'person' ? { en: 'Address', cs: 'Bydliště' } : { en: 'Registered seat', cs: 'Sídlo' };

/** Who a party is: their name in the nominative, and what they are called from there on. */
export const partyPart = (party: Party, role: Role): DocumentPart => ({
  heading: heading(role),
  rows: [
    line({ en: 'Name', cs: party.kind === 'company' ? 'Název' : 'Jméno' }, inEach(party.name, longBlank)),
    identity(party),
    line(placeWords(party), addressIn(party)),
    ...ofCompany(party),
    { ...row([`(the “${role.en}”)`], [`(dále jen „${role.cs}“)`]), style: 'fact' },
  ],
});

/** Where a party signs. */
export const partySignature = ({ name, kind, actsBy }: Party, role: Role): Signature => ({
  en: capital(role.en),
  cs: capital(role.cs),
  name: [name, kind === 'company' ? actsBy : ''].filter(Boolean).join(', '),
});
