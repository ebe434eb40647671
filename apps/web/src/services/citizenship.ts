import type { Audience } from '@majak/desk/content/read';
import { countries } from '@majak/tools/forms/contact-request/nationalities';
import { freeMovementStates } from '@majak/tools/forms/free-movement-states';

const codes = new Set(countries.map(({ code }) => code));

/** A country by its code of two letters; nothing for anything else. */
export const countryOf = (value: string | null): string | undefined =>
  value !== null && codes.has(value) ? value : undefined;

/** Which rules hold for the citizens of a country. */
export const audienceFrom = (country: string): Audience => (freeMovementStates.has(country) ? 'eu' : 'nonEu');
