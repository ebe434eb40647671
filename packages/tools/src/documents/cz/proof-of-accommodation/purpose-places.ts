import type { ProvisionId } from '@majak/law/cz/provisions';
import type { Accommodation } from './accommodation-form.ts';

type Purpose = Accommodation['purpose'];
type Place = {
  /** The application, within a sentence. */
  words: string;
  /** Where it is demanded. */
  demanded: ProvisionId;
  /** Where it stands who confirms it and how it is signed. */
  proof: ProvisionId;
  /** How old it may be; the act names no age for a certificate of an EU citizen. */
  papers?: ProvisionId;
};

/** Where the act speaks of the proof, by what it is handed in for. */
export const purposePlaces: Readonly<Record<Purpose, Place>> = {
  visa: {
    words: 'a long-term visa',
    demanded: 'cz.accommodation.demanded.visa',
    proof: 'cz.accommodation.proof.visa',
    papers: 'cz.accommodation.papers.visa',
  },
  residence: {
    words: 'a long-term residence permit',
    demanded: 'cz.accommodation.demanded.residence',
    proof: 'cz.accommodation.proof.visa',
    papers: 'cz.accommodation.papers.visa',
  },
  seasonal: {
    words: 'a visa for seasonal work',
    demanded: 'cz.accommodation.demanded.seasonal',
    proof: 'cz.accommodation.proof.visa',
    papers: 'cz.accommodation.papers.visa',
  },
  permanent: {
    words: 'permanent residence',
    demanded: 'cz.accommodation.demanded.permanent',
    proof: 'cz.accommodation.proof.permanent',
    papers: 'cz.accommodation.papers.permanent',
  },
  eu: {
    words: 'a registration certificate',
    demanded: 'cz.accommodation.demanded.eu',
    proof: 'cz.accommodation.demanded.eu',
  },
};
