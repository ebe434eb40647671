import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

const nameOf = (names: string | string[]): string => (typeof names === 'string' ? names : (names[0] ?? ''));

/** All countries and territories of ISO 3166-1 by code and English name, in alphabetical order. */
export const countryOptions: readonly { value: string; label: string }[] = Object.entries<string | string[]>(
  english.countries,
)
  .map(([value, names]) => ({ value, label: nameOf(names) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** Their English names alone. */
export const countries: readonly string[] = countryOptions.map(({ label }) => label);
