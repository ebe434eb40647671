import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

const nameOf = (names: string | string[]): string => (typeof names === 'string' ? names : (names[0] ?? ''));

/** All countries and territories of ISO 3166-1 by their English names, in alphabetical order. */
export const countries: readonly string[] = Object.values<string | string[]>(english.countries)
  .map(nameOf)
  .sort((a, b) => a.localeCompare(b, 'en'));
