import type { ProvisionId } from '@majak/law/cz/provisions';
import { missing, right, wrong } from '../../form/finding.ts';
import { capital } from '../capital.ts';
import type { DocumentCheck } from '../two-language-document.ts';
import type { Party } from './party-fields.ts';
import { provisionPlace } from './provision-place.ts';

type Parties<Key extends string> = Readonly<Record<Key, Party>>;

const same = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Of whom something is missing: those who are not called so in a contract are its parties. */
const whose = (who: string): string =>
  ({ discloser: 'the first party’s', recipient: 'the second party’s', writer: 'your' })[who] ??
  `the ${who}’s`;

const birth = <Key extends string, Content extends Parties<Key>>(who: Key): DocumentCheck<Content> => ({
  id: `${who}.born`,
  field: `${who}.bornOn`,
  place: provisionPlace('cz.person.birth'),
  when: ({ given, today }) => given[who].kind === 'person' && (given[who].bornOn ?? '') > today,
  look: () => wrong(`${capital(whose(who))} date of birth can’t be in the future`),
});

const identity = <Key extends string, Content extends Parties<Key>>(who: Key): DocumentCheck<Content> => ({
  id: `${who}.identity`,
  field: ({ given }) => `${who}.${given[who].kind === 'person' ? 'bornOn' : 'ico'}`,
  place: provisionPlace('cz.contract.identity'),
  look: ({ given }) => {
    const { kind, name, street, bornOn, ico } = given[who];
    return name && street && (kind === 'person' ? bornOn : ico)
      ? right(`${name} can’t be mistaken for anybody else`)
      : missing(`Enter ${whose(who)} name, address and ${kind === 'person' ? 'date of birth' : 'IČO'}`);
  },
});

const authority = <Key extends string, Content extends Parties<Key>>(who: Key): DocumentCheck<Content> => ({
  id: `${who}.actsBy`,
  field: `${who}.actsBy`,
  place: provisionPlace('cz.attorney.legalEntity'),
  when: ({ given }) => given[who].kind === 'company',
  look: ({ given }) =>
    given[who].actsBy
      ? right('It says who signs for the company: compare it with the Commercial Register')
      : missing(
          'Check in the Commercial Register who signs for the company, and whether they can sign alone',
        ),
});

/** Who somebody is, and who signs for a company. */
export const identityChecks = <Key extends string, Content extends Parties<Key>>(
  who: Key,
): readonly DocumentCheck<Content>[] => [identity<Key, Content>(who), authority<Key, Content>(who)];

/** What the law wants of two parties, whatever they agree on. @param different Where it stands that they are two. */
export const partyChecks = <Key extends string, Content extends Parties<Key>>(
  [one, other]: readonly [Key, Key],
  different: ProvisionId = 'cz.contract.parties',
): readonly DocumentCheck<Content>[] => [
  {
    id: 'parties',
    field: `${other}.name`,
    place: provisionPlace(different),
    look: ({ given }) =>
      same(given[one].name, given[other].name)
        ? wrong('The parties have to be two different people')
        : right('There are two parties'),
  },
  ...[one, other].flatMap((who) => [birth<Key, Content>(who), ...identityChecks<Key, Content>(who)]),
];
