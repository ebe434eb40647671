import type { Bilingual } from '../../two-language-view.ts';
import type { Accommodation } from './accommodation-form.ts';

type Relation = Accommodation['relation'];
type Use = Accommodation['unit']['use'];
type Kind = Accommodation['unit']['kind'];

/** By what right it is given, as the document says it. */
export const relationWords: Readonly<Record<Relation, Bilingual>> = {
  owner: { en: 'owner', cs: 'vlastník' },
  coOwner: { en: 'co-owner', cs: 'spoluvlastník' },
  tenant: { en: 'tenant', cs: 'nájemce' },
  jointTenant: { en: 'joint tenant', cs: 'společný nájemce' },
  subtenant: { en: 'subtenant', cs: 'podnájemce' },
};

/** What the building is meant for. */
export const useWords: Readonly<Record<Use, Bilingual>> = {
  housing: { en: 'housing', cs: 'bydlení' },
  accommodation: { en: 'accommodation', cs: 'ubytování' },
  recreation: { en: 'recreation', cs: 'rekreace' },
  other: { en: 'another purpose', cs: 'jiný účel' },
};

/** What is provided, with its number where it has one. */
export const unitWords: Readonly<Record<Kind, Bilingual>> = {
  flat: { en: 'Flat number', cs: 'Číslo bytu' },
  room: { en: 'Flat or room number', cs: 'Číslo bytu nebo pokoje' },
  house: { en: 'Whole house', cs: 'Celý dům' },
};
