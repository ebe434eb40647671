import { nationalities, workingHolidayAges } from '@majak/law/cz/plan/nationalities';
import type { Facts } from '@majak/law/plan-law';
import { countries } from '../../forms/contact-request/nationalities.ts';
import type { Given } from './given.ts';
import { type Hold, holdOf } from './purposes.ts';

/** Whether a citizenship is in one of the lists of the law. */
export const isIn = (name: keyof typeof nationalities, code: string): boolean =>
  nationalities[name].codes.has(code);

/** What kind of stay somebody has, as far as filing inside goes. */
const heldBy: readonly (readonly [held: string, holds: readonly Hold[]])[] = [
  ['none', ['none']],
  ['visitor', ['visa-free', 'short-visa-tourist', 'short-visa-eu-family']],
  ['seasonal', ['visa-seasonal']],
  ['toleration', ['visa-toleration']],
  ['protection', ['temporary-protection']],
  ['waiting', ['waiting-for-extension']],
  ['eu-blue-card', ['eu-blue-card']],
  ['study', ['residence-study']],
  ['jobseeker', ['residence-jobseeker']],
  [
    'visa',
    [
      'visa-business',
      'visa-study',
      'visa-family',
      'visa-other',
      'working-holiday',
      'digital-nomad-freelancer',
    ],
  ],
];
const heldOf = (hold: Hold): string => heldBy.find(([, holds]) => holds.includes(hold))?.[0] ?? 'long';

const filesAtEmbassy = ['none', 'visitor', 'seasonal', 'toleration'];
/** From leave to remain only family is filed here: § 42a(6) of act 326/1999, second sentence. */
const filesHereAnyway = (held: string, purpose: string): boolean =>
  held === 'toleration' && purpose === 'family';

/** The citizenship that serves somebody best: one of free movement, if they have one. */
const bestNationality = ({ nationality, otherNationalities = [] }: Given): string =>
  ['CZ', ...nationalities.freeMovement.codes].find(
    (code) => nationality === code || otherNationalities.includes(code),
  ) ?? nationality;

/** What follows from who somebody is. */
export function personFacts(given: Given): Facts {
  const nationality = bestNationality(given);
  const all = [nationality, given.nationality, ...(given.otherNationalities ?? [])];
  const eu = isIn('freeMovement', nationality);
  return {
    nationality,
    country: countries.find(({ code }) => code === nationality)?.name ?? nationality,
    citizen: nationality === 'CZ',
    eu,
    visaFree: eu || isIn('visaFree', nationality),
    anyEmbassy: isIn('anyEmbassy', nationality),
    inadmissible: !eu && all.some((code) => isIn('inadmissible', code)),
    workingHolidayCountry: isIn('workingHoliday', nationality),
    workingHolidayAge: workingHolidayAges[nationality],
    nomadCountry: isIn('digitalNomad', nationality),
    age: given.age,
  };
}

/** What follows from the permit somebody has, and where they are. */
export function holdFacts(given: Given, purpose: string): Facts {
  const holds = given.holds === undefined ? 'none' : (holdOf(given.holds) ?? 'none');
  const held = given.location === 'abroad' && holds !== 'eu-blue-card' ? 'none' : heldOf(holds);
  return {
    where: given.location,
    holds,
    held,
    filedAt:
      given.location === 'abroad' || (filesAtEmbassy.includes(held) && !filesHereAnyway(held, purpose))
        ? 'embassy'
        : 'ministry',
    shortVisa: holds === 'short-visa-tourist',
  };
}
