import type { Answers, Fields } from '../form/field.ts';
import { knownAt, type Profile } from './profile.ts';

/** What the fields of a party of a contract name: whose fact it is depends on who of the parties you are. */
const ofParty = 'party.';

const addressAt = (at: string) => ({
  'party.street': `${at}.street`,
  'party.city': `${at}.city`,
  'party.zip': `${at}.zip`,
  'party.country': `${at}.country`,
});
type Facts = Readonly<Record<string, string>>;

/** Where your own facts are, by what you are in a contract. */
const yours: Readonly<Record<string, Facts>> = {
  person: {
    'party.name': 'person.name',
    'party.bornOn': 'person.bornOn',
    'party.sex': 'person.sex',
    ...addressAt('address.here'),
  },
  trader: {
    'party.name': 'person.name',
    'party.sex': 'person.sex',
    'party.ico': 'business.companyNumber',
    ...addressAt('business'),
  },
  company: {
    'party.name': 'business.name',
    'party.ico': 'business.companyNumber',
    'party.register': 'business.register',
    ...addressAt('business'),
  },
};

/** What is known of others, by what a contract calls them. */
const others: Readonly<Record<string, Facts>> = {
  landlord: {
    'party.kind': 'landlord.kind',
    'party.name': 'address.here.landlord',
    'party.bornOn': 'landlord.bornOn',
    'party.sex': 'landlord.sex',
    'party.ico': 'landlord.companyNumber',
    'party.register': 'landlord.register',
    'party.actsBy': 'landlord.actsBy',
    ...addressAt('landlord'),
  },
  employer: { 'party.name': 'employer.name', 'party.ico': 'employer.companyNumber' },
};

/** A field of a party: in which it stands, and what stands beside it. @param you Which party you are. */
type Placed = { path: string; beside: Answers; you: string | undefined };

/** Where the fact of a field is kept: of a party of a contract as yours or another's, or nowhere; any other as it is named. */
export function partyFact(named: string, { path, beside, you }: Placed): string | undefined {
  if (!named.startsWith(ofParty)) return named;
  const party = path.split('.')[0] ?? '';
  return party === you ? yours[String(beside.kind)]?.[named] : others[party]?.[named];
}

/** Every fact that one may be. */
export const partyFacts = (named: string): readonly string[] =>
  named.startsWith(ofParty)
    ? [...Object.values(yours), ...Object.values(others)].flatMap((facts) => facts[named] ?? [])
    : [named];

/** The parties of a contract, by their fields: one of them may be you. */
export const partiesIn = (fields: Fields): readonly { at: string; label: string }[] =>
  Object.entries(fields).flatMap(([at, field]) =>
    field.kind === 'group' && Object.values(field.fields).some(({ fact }) => fact?.startsWith(ofParty))
      ? [{ at, label: field.label }]
      : [],
  );

/** Which party you are: the one with your name; before anybody is named, the second, as a tenant, who works, who learns. */
export function yourParty(
  fields: Fields,
  profile: Profile,
  typed: Readonly<Record<string, string>>,
): string | undefined {
  const parties = partiesIn(fields).map(({ at }) => at);
  const names = ['person.name', 'business.name'].map((at) => knownAt(profile, at)).filter(Boolean);
  const named = parties.find((at) => names.includes(typed[`${at}.name`]?.trim()));
  return named ?? parties[1] ?? parties[0];
}
