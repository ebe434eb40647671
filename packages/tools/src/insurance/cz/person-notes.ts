import type { ProvisionId } from '@majak/law/cz/provisions';
import { provisionPlace } from '../../documents/cz/provision-place.ts';
import type { Note } from '../cover-law.ts';
import type { Needs } from '../needs.ts';

/** A sentence, with the place of the law that says so. */
export const noted = (says: string, id: ProvisionId): Note => ({ says, place: provisionPlace(id) });

/** Who of those to be insured is publicly insured, or will be: Czech law. */
export function personNotes({ purpose, people }: Needs): Note[] {
  return [
    ...(purpose === 'work'
      ? [
          noted(
            'You’re publicly insured from the day your job here begins, so you only need this for the days before.',
            'cz.insurance.publicEmployee',
          ),
        ]
      : []),
    ...(purpose === 'research'
      ? [
          noted(
            'With a long-term residence permit for research you’re publicly insured. You need this until you have it.',
            'cz.insurance.publicResearcher',
          ),
        ]
      : []),
    ...(people.some(({ age }) => age < 18)
      ? [
          noted(
            'A child under 18 is publicly insured once it has a long-term residence permit. On a visa, the child needs this insurance.',
            'cz.insurance.publicChild',
          ),
        ]
      : []),
  ];
}
