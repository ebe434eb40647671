import type { Audience } from '@majak/desk/content/read';
import { countryOptions } from '../contact/countries.ts';

/** Members of the Union, and of the three states and Switzerland whose citizens are treated alike (act 326/1999, section 1(3)). */
const freeMovers = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH'.split(' '),
);

const codes = new Set(countryOptions.map(({ value }) => value));

/** A country by its code of two letters; nothing for anything else. */
export const countryOf = (value: string | null): string | undefined =>
  value !== null && codes.has(value) ? value : undefined;

/** Which rules hold for the citizens of a country. */
export const audienceFrom = (country: string): Audience => (freeMovers.has(country) ? 'eu' : 'nonEu');
