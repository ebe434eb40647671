import { daysBetween, isDay } from '@majak/law/dates';
import { peopleIn, type Somebody } from './people.ts';
import { knownAt, type Profile } from './profile.ts';

const documents = [
  ['passport', 'Passport or identity card'],
  ['residence', 'Visa or residence card'],
  ['insurance', 'Health insurance'],
] as const;

/** From so many days before its last one a document is about to expire: an office may want to see it valid for longer. */
export const soonDays = 120;

export type KeptDocument = {
  whose: Somebody;
  /** What it is: `Passport or identity card`. */
  what: string;
  number: string;
  /** As YYYY-MM-DD; nothing where nobody wrote it down. */
  validUntil: string | undefined;
  state: 'expired' | 'expires soon' | 'valid' | 'no date';
  /** Days until the last one; below zero once it is over. */
  daysLeft: number | undefined;
};

function stateOf(daysLeft: number | undefined): KeptDocument['state'] {
  if (daysLeft === undefined) return 'no date';
  if (daysLeft < 0) return 'expired';
  return daysLeft <= soonDays ? 'expires soon' : 'valid';
}

/** The documents of everybody a profile knows; what runs out first comes first. @param today YYYY-MM-DD. */
export function keptDocuments(profile: Profile, today: string): KeptDocument[] {
  const found = peopleIn(profile).flatMap((whose) =>
    documents.flatMap(([key, what]): KeptDocument[] => {
      const number = knownAt(profile, `${whose.at}.${key}.number`);
      const validUntil = knownAt(profile, `${whose.at}.${key}.validUntil`);
      if (number === undefined && validUntil === undefined) return [];
      const daysLeft =
        validUntil && isDay(validUntil) && isDay(today) ? daysBetween(today, validUntil) : undefined;
      return [{ whose, what, number: number ?? '', validUntil, state: stateOf(daysLeft), daysLeft }];
    }),
  );
  return found.sort((one, other) => (one.daysLeft ?? Infinity) - (other.daysLeft ?? Infinity) || 0);
}
