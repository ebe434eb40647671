import { countryCodes } from '@majak/tools/form/country-codes';

const near = ['CZ', 'SK', 'DE', 'AT', 'PL'];

/** Every country by its English name, the near ones first. */
export function countryOptions() {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  const option = (value: string) => ({ value, label: names.of(value) ?? value, group: 'Every country' });
  const others = [...countryCodes].filter((code) => !near.includes(code)).map(option);
  return [
    ...near.map((value) => ({ ...option(value), group: 'Near' })),
    ...others.sort((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
}
