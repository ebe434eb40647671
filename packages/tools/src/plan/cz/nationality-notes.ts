import { countries } from '../../forms/contact-request/nationalities.ts';
import type { NationalityNotes } from '../plan.ts';
import { isIn } from './person-facts.ts';

const nameOf = (code: string): string => countries.find((one) => one.code === code)?.name ?? code;

/** What somebody may do here by their passport alone: visits, work, where they file, programmes. */
export function nationalityNotes(code: string): NationalityNotes {
  if (code === 'CZ') return { notes: ['You’re at home: you need no permit for anything below.'], closed: [] };
  if (isIn('freeMovement', code))
    return {
      notes: [
        'You need no visa and no permit, however long you stay.',
        'You can take any job or start a trade from the first day.',
        'If you stay longer than 30 days, you report your address to the Foreign Police. A registration certificate is optional, and landlords and banks like it.',
      ],
      closed: [],
    };
  const isFree = isIn('freeAccess', code);
  const isNomad = isIn('digitalNomad', code);
  return {
    notes: [
      isIn('visaFree', code)
        ? 'You can visit without a visa for 90 days in any 180. A visit doesn’t let you work.'
        : 'You need a visa even for a short visit, unless you have a residence permit of another Schengen country.',
      isFree
        ? 'For a job you need a residence permit, but no vacancy number and no work permit.'
        : 'For a job the vacancy needs a number in the central register first, unless you finished school here or have free access for another reason.',
      ...(isIn('inadmissible', code)
        ? [`What citizens of ${nameOf(code)} file at an embassy isn’t accepted, with few exceptions.`]
        : [
            isIn('anyEmbassy', code)
              ? 'You can apply at any Czech embassy.'
              : 'You apply at the Czech embassy for your own country, or where you’ve lived on a permit for two years.',
          ]),
      ...(isNomad ? ['Your passport qualifies for the digital nomad programme.'] : []),
      ...(isIn('workingHoliday', code)
        ? ['There’s a working holiday visa for young people from your country.']
        : []),
    ],
    closed: isNomad ? [] : ['digital-nomad-employee', 'digital-nomad-freelancer'],
  };
}
