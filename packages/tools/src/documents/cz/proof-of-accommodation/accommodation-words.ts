import type { Bilingual } from '../../two-language-view.ts';
import type { Accommodation } from './accommodation-form.ts';

type Relation = Accommodation['relation'];
type Use = Accommodation['unit']['use'];
type Kind = Accommodation['unit']['kind'];

/** By what right it is given, as the document says it. */
export const relationWords: Readonly<Record<Relation, Bilingual>> = {
  owner: { en: 'owner', local: 'vlastník' },
  coOwner: { en: 'co-owner', local: 'spoluvlastník' },
  tenant: { en: 'tenant', local: 'nájemce' },
  jointTenant: { en: 'joint tenant', local: 'společný nájemce' },
  subtenant: { en: 'subtenant', local: 'podnájemce' },
};

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
