import { findOptions, optionMeant, optionNamed } from '@majak/ui/find-options';
import { expect, test } from 'vitest';
import { choices } from './choices.ts';

const { nationalities, services } = choices;
const found = (typed: string) => findOptions(nationalities, typed).map(({ label }) => label);
const named = (typed: string) => optionNamed(nationalities, typed)?.label;

const names = `
United States: United States, USA, U.S.A., us, America, American, the united states of america, States, Estados Unidos, Spojené státy, EE.UU.
United Kingdom: UK, U.K., Britain, Great Britain, British, Brit, England, english, Scotland, Scottish, Welsh, Spojene kralovstvi
Türkiye (Turkey): Turkey, Türkiye, turkiye, TÜRKİYE, TÜRKIYE, Turkish, Turk, Turecko
Taiwan: Taiwan, Taiwanese, Formosa, 台灣, Tchaj-wan
China: China, Chinese, PRC, 中国, Čína
Czech Republic: Czech, Czechia, Česko, cesko, Czech republic, CZ
Germany: Germany, German, Deutschland, Německo, nemecko
Netherlands: Holland, Dutch, the Netherlands, Nederland
Myanmar (Burma): Burma, Burmese, Myanmar
Eswatini: Swaziland, Swazi, Eswatini
Côte d’Ivoire (Ivory Coast): Ivory Coast, Côte d'Ivoire, cote divoire, Cote d Ivoire, Ivorian
North Macedonia: Macedonia, Macedonian, Северна Македонија
Kosovo: Kosovo, Kosovar, Kosovan
Slovakia: Slovakia, Slovak, Slovensko, slovakian
Ukraine: Ukraine, Ukrainian, Ukranian, Україна, Ukrajina, Украина
Russia: Russia, Russian Federation, Россия
Vietnam: Vietnam, Viet Nam, Việt Nam, Vietnamese
Philippines: Filipino, Filipina, Philipines, the Philippines
South Korea: South Korea, Republic of Korea, southkorea, 한국
Thailand: Thai, ประเทศไทย
Libya: Libyan, Lybia
United Arab Emirates: UAE, Emirati, Dubai
Saint Lucia: St. Lucia, St Lucia, Saint Lucia
São Tomé and Príncipe: Sao Tome & Principe
Ireland: Ireland, Irish, Eire
Georgia: Georgia, Georgian
India: Indian, Bharat
Palestine: Palestinian
Iran: Persian, Iranian
Democratic Republic of the Congo: DRC, Zaire
Bosnia and Herzegovina: Bosnia, Bosnian, Bosnia & Herzegovina
Stateless: stateless, no nationality`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [label = '', typed = ''] = line.split(': ');
    return typed.split(', ').map((name) => [name, label] as const);
  });

test.each(names)('“%s” is %s, first and alone by that name', (typed, label) => {
  expect(found(typed)[0]).toBe(label);
  expect(named(typed)).toBe(label);
});

test.each([
  ['Ukriane', 'Ukraine'],
  ['Germny', 'Germany'],
  ['Portgual', 'Portugal'],
  ['Isreal', 'Israel'],
  ['Brazill', 'Brazil'],
  ['Phillippine', 'Philippines'],
  ['britis', 'United Kingdom'],
  ['unit', 'United Kingdom'],
  ['I am American', 'United States'],
  ['I’m British', 'United Kingdom'],
  ['citizen of India', 'India'],
  ['arab uni', 'United Arab Emirates'],
  ['korea', 'South Korea'],
  ['vie', 'Vietnam'],
  ['stan', 'Kazakhstan'],
])('“%s” offers %s first, and takes nothing by itself', (typed, label) => {
  expect(found(typed)[0]).toBe(label);
  expect(named(typed)).toBeUndefined();
});

test.each(['Korea', 'Congo', 'Yugoslavia', 'USSR', 'Northern Ireland', 'Dominican', 'Virgin Islands', 'SA'])(
  '“%s” is several: all are offered, none is taken',
  (typed) => {
    expect(found(typed).length).toBeGreaterThan(1);
    expect(optionMeant(nationalities, typed)).toBeUndefined();
  },
);

test('the only name that starts so is meant; a slip, a part of a word and several are not', () => {
  const meant = (typed: string) => optionMeant(nationalities, typed)?.label;
  expect(meant('germ')).toBe('Germany');
  for (const typed of [
    'unit',
    'Ukriane',
    'tania',
    'u',
    '',
    ' ',
    '?!',
    'United States Minor Outlying Islands',
  ])
    expect(meant(typed)).toBeUndefined();
});

test('about 250, each once, in order; none of the places that nobody is from, and nothing added to Taiwan', () => {
  const labels = nationalities.map(({ label }) => label);
  expect(labels.length).toBeGreaterThanOrEqual(240);
  expect(new Set(labels).size).toBe(labels.length);
  const nobody =
    /Minor Outlying|Bouvet|Heard|Southern Territories|South Georgia|Antarctica|Indian Ocean|Province/;
  expect(labels.filter((label) => nobody.test(label))).toEqual([]);
  for (const label of labels) expect(named(label)).toBe(label);
});

test('the likelier of two comes first; nothing is shared by accident', () => {
  expect(found('united').slice(0, 2)).toEqual(['United Kingdom', 'United States']);
  const shared = nationalities
    .flatMap(({ names = [] }) => names)
    .filter((name) => optionNamed(nationalities, name) === undefined);
  expect(new Set(shared)).toEqual(
    new Set([
      ...['Channel Islander', 'Channel Islands', 'Congo', 'Congolese', 'Dominican', 'Korea', 'Korean', 'SA'],
      ...['Northern Ireland', 'Northern Irish', 'Virgin Islands', 'Czechoslovakia', 'Czechoslovak', 'Soviet'],
      ...['Soviet Union', 'USSR', 'Yugoslavia', 'Yugoslav', 'Serbia and Montenegro', 'Netherlands Antilles'],
    ]),
  );
});

test.each([
  ['job', 'Employee card – first application'],
  ['visa for work', 'Employee card – first application'],
  ['work permit', 'Employee card – first application'],
  ['IČO', 'Trade licence'],
  ['ico', 'Trade licence'],
  ['zivno', 'Trade licence'],
  ['živnostenský list', 'Trade licence'],
  ['freelancer', 'Freelancer visa'],
  ['Freelance Visa', 'Freelancer visa'],
  ['s.r.o.', 'Company registration (s.r.o.)'],
  ['taxes', 'Tax return – employee'],
  ['crypto', 'Tax return – crypto and securities'],
  ['wife', 'Family reunification'],
  ['girlfriend', 'Partner visa'],
  ['trvaly pobyt', 'Permanent residency'],
  ['passport', 'Czech citizenship'],
  ["driver's license", 'Driving licence exchange'],
  ['apartment', 'Flat search'],
  ['VZP', 'Public health insurance registration'],
  ['datovka', 'Data box set-up'],
  ['I need a translation', 'Official translation'],
  ['Brexit', 'UK citizens – withdrawal agreement residence card'],
  ['renew visa', 'Visa Renewal'],
])('“%s” offers %s first', (typed, label) => {
  expect(findOptions(services, typed)[0]?.label).toBe(label);
});

test.each([
  'work',
  'freelance',
  'self-employed',
  'passport',
  'daňové přiznání',
  'pojištění',
  'business',
  'contract',
])('“%s” is several services: they are offered, none is taken', (typed) => {
  expect(findOptions(services, typed).length).toBeGreaterThan(1);
  expect(optionMeant(services, typed)).toBeUndefined();
});

test('before anything is typed the list opens with what is asked for often, and has everything once', () => {
  const whole = findOptions(services, '');
  expect(whole.slice(0, 4).map(({ label, group }) => [label, group === 'Often asked for'])).toEqual([
    ['Freelancer visa', true],
    ['Visa Renewal', true],
    ['Partner visa', true],
    ['Employee card – first application', false],
  ]);
  expect(new Set(whole.map(({ value }) => value)).size).toBe(services.length);
  expect(whole).toHaveLength(services.length);
});
