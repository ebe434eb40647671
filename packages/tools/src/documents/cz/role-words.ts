import { agreed, type Sex } from '../../cz/declension.ts';
import { capital } from '../capital.ts';
import type { Bilingual, Row } from '../two-language-view.ts';

/** What people are called in documents: in English, and in Czech of a man and of a woman. */
const roles = {
  landlord: ['landlord', 'pronajímatel', 'pronajímatelka'],
  tenant: ['tenant', 'nájemce', 'nájemkyně'],
  subtenant: ['subtenant', 'podnájemce', 'podnájemkyně'],
  owner: ['owner', 'vlastník', 'vlastnice'],
  coOwner: ['co-owner', 'spoluvlastník', 'spoluvlastnice'],
  employer: ['employer', 'zaměstnavatel', 'zaměstnavatelka'],
  employee: ['employee', 'zaměstnanec', 'zaměstnankyně'],
  client: ['client', 'objednatel', 'objednatelka'],
  contractor: ['contractor', 'zhotovitel', 'zhotovitelka'],
  principal: ['principal', 'příkazce', 'příkazkyně'],
  agent: ['agent', 'příkazník', 'příkaznice'],
  applicant: ['applicant', 'žadatel', 'žadatelka'],
  participant: ['party to the proceedings', 'účastník', 'účastnice'],
  foreigner: ['foreigner', 'cizinec', 'cizinka'],
} as const;
export type Role = keyof typeof roles;

const cases = ['genitive', 'dative', 'accusative', 'instrumental'] as const;
type Case = (typeof cases)[number];
type Endings = readonly [genitive: string, dative: string, accusative: string, instrumental: string];
/** How such words change, by what they end with, and how many letters go before the ending. */
const patterns: readonly (readonly [ends: RegExp, cut: number, Endings])[] = [
  [/tel$/, 0, ['e', 'i', 'e', 'em']],
  [/nec$/, 2, ['ce', 'ci', 'ce', 'cem']],
  [/ník$/, 0, ['a', 'ovi', 'a', 'em']],
  [/ka$/, 2, ['ky', 'ce', 'ku', 'kou']],
  [/yně$/, 1, ['ě', 'i', 'i', 'í']],
  // `příkaznice` is a woman, `příkazce` a man: they end alike.
  [/nice$/, 1, ['e', 'i', 'i', 'í']],
  [/ce$/, 1, ['e', 'i', 'e', 'em']],
];

function inCase(word: string, at: Case): string {
  const [, cut, endings] = patterns.find(([ends]) => ends.test(word)) ?? [];
  return endings ? word.slice(0, word.length - (cut ?? 0)) + endings[cases.indexOf(at)] : word;
}

/** Whom a document speaks of: a company has no sex, and neither has somebody who did not say. */
export type Spoken = { kind?: string | undefined; sex?: 'male' | 'female' | undefined };

/** How Czech speaks of somebody: by the masculine of a company, and where nobody said. */
export const sexOf = ({ kind, sex }: Spoken): Sex =>
  kind !== 'company' && sex === 'female' ? 'woman' : 'man';

/** What somebody is called, in the cases that sentences need; the dative is the locative too. */
export type RoleWords = Bilingual &
  Readonly<Record<Case, string>> & {
    /** As a sentence begins with it. */
    first: string;
    /** The word that agrees with them: `sám`, `sama`. */
    agrees: (masculine: string, feminine: string) => string;
  };

/** What somebody is called in Czech, by what they are: `nájemce`, of a woman `nájemkyně`. */
export function roleWords(role: Role, who: Spoken): RoleWords {
  const sex = sexOf(who);
  const [en, man, woman] = roles[role];
  const local = agreed(man, woman, sex);
  return {
    en,
    local,
    first: capital(local),
    genitive: inCase(local, 'genitive'),
    dative: inCase(local, 'dative'),
    accusative: inCase(local, 'accusative'),
    instrumental: inCase(local, 'instrumental'),
    agrees: (masculine, feminine) => agreed(masculine, feminine, sex),
  };
}

/** What somebody is called, above their name and below their signature. */
export const roleTitle = (role: Role, who: Spoken): Bilingual => {
  const { en, first } = roleWords(role, who);
  return { en: capital(en), local: first };
};

/** What a joint tenant is called. */
export function jointTenantWords(who: Spoken): Bilingual {
  const { local, agrees } = roleWords('tenant', who);
  return { en: 'joint tenant', local: `${agrees('společný', 'společná')} ${local}` };
}

/** Paragraphs that call the parties by what they are. @param rolesOf What each of them is called with these answers. */
export const naming =
  <Content, Roles>(rolesOf: (given: Content) => Roles) =>
  <Own extends Content>(write: (roles: Roles, given: Own) => readonly Row[]) =>
  (given: Own): readonly Row[] =>
    write(rolesOf(given), given);
