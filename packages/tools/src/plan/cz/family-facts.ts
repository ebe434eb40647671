import type { Facts } from '@majak/law/plan-law';
import type { Given } from './given.ts';
import { relationOf } from './people.ts';
import { isIn } from './person-facts.ts';
import { holdOf } from './purposes.ts';

/** Partners without a bond and relatives further away: § 15a(3) of act 326/1999. */
const wider = ['unmarried-partner', 'other'];

/** Whether the relative of somebody who is family of a citizen may stay for good; nothing where it is not known. */
function relativeStays({ euRelative, sponsor }: Given): boolean | undefined {
  if (euRelative === 'CZ') return true;
  const permit = sponsor?.permit === undefined ? undefined : holdOf(sponsor.permit);
  return permit?.startsWith('permanent-residence');
}

/** When family of a citizen may stay for good: § 87h of act 326/1999, which is of family that is a citizen, too. */
export function settledFamilyFacts(
  given: Given,
  { holds, eu }: Facts,
  years: number | undefined,
  permanentFor: number,
): Facts {
  const { euRelative } = given;
  const relation = relationOf(given);
  const related =
    (holds === 'eu-family' || (eu === true && relation !== undefined)) &&
    (euRelative === undefined
      ? holds === 'eu-family'
      : euRelative === 'CZ' || isIn('freeMovement', euRelative));
  const widerFamily = related && relation !== undefined && wider.includes(relation);
  const stays = euRelative === undefined ? undefined : relativeStays(given);
  const soonerAsFamily = related && !widerFamily && stays === true;
  return {
    widerFamily,
    soonerAsFamily,
    maybeSooner: related && !widerFamily && stays === undefined,
    permanentEuYears: soonerAsFamily ? 2 : permanentFor,
    sooner: soonerAsFamily && years !== undefined && years < permanentFor,
    togetherMonths: given.togetherMonths,
  };
}

/** Whether somebody who came as family may ask for another purpose: § 45(2) of act 326/1999. */
export function freedFamilyFacts(given: Given, holds: Facts[string], years: number | undefined): Facts {
  if (holds !== 'residence-family') return {};
  const { age } = given;
  const cameAsMinor =
    relationOf(given) === 'child' || (age !== undefined && years !== undefined && age - years < 18);
  const turnedEighteen = age !== undefined && age >= 18 && cameAsMinor;
  return { turnedEighteen, freeOfFamily: turnedEighteen || (years !== undefined && years >= 3) };
}
