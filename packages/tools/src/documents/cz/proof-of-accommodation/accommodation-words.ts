import { capital } from '../../capital.ts';
import type { Bilingual } from '../../two-language-view.ts';
import { jointTenantWords, roleWords, type Spoken, sexOf } from '../role-words.ts';
import type { Accommodation } from './accommodation-form.ts';

type Relation = Accommodation['relation'];
type Use = Accommodation['unit']['use'];
type Kind = Accommodation['unit']['kind'];

/** By what right somebody gives it, as the document says it. */
export const relationWords = (relation: Relation, who: Spoken): Bilingual =>
  relation === 'jointTenant' ? jointTenantWords(who) : roleWords(relation, who);

/** Who it is for, one of so many. */
export function foreignerTitle(who: Spoken, number: string): Bilingual {
  const { en, first } = roleWords('foreigner', who);
  return { en: `${capital(en)}${number}`, local: `${first}${number}` };
}

/** Those it is for, in the dative. */
export function foreignersInCzech(people: readonly Spoken[]): string {
  const [one] = people;
  if (one && people.length === 1) {
    const { dative, agrees } = roleWords('foreigner', one);
    return `výše ${agrees('uvedenému', 'uvedené')} ${dative}`;
  }
  return people.every((each) => sexOf(each) === 'woman')
    ? 'výše uvedeným cizinkám'
    : 'výše uvedeným cizincům';
}

/** What the building is meant for. */
export const useWords: Readonly<Record<Use, Bilingual>> = {
  housing: { en: 'housing', local: 'bydlení' },
  accommodation: { en: 'accommodation', local: 'ubytování' },
  recreation: { en: 'recreation', local: 'rekreace' },
  other: { en: 'another purpose', local: 'jiný účel' },
};

/** What is provided, with its number where it has one. */
export const unitWords: Readonly<Record<Kind, Bilingual>> = {
  flat: { en: 'Flat number', local: 'Číslo bytu' },
  room: { en: 'Flat or room number', local: 'Číslo bytu nebo pokoje' },
  house: { en: 'Whole house', local: 'Celý dům' },
};
