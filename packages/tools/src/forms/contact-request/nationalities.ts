import { freeMovementStates } from '../free-movement-states.ts';
import countryNames from './country-names.json' with { type: 'json' };

/** A nationality as it is offered, and the other names by which it is found. */
type Nationality = {
  /** ISO 3166-1 alpha-2, and XK; nothing where it is no country. */
  code?: string;
  name: string;
  names: readonly string[];
  /** How likely somebody with it writes to an agency in the middle of Europe, 0 to 9. */
  weight: number;
  /** Whether its people move freely in the EU; nothing where the nationality alone does not say. */
  freeMover?: boolean;
};

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Territories whose people are citizens of a member. */
const ofMembers = codes('AW AX BL BQ CW GF GL GP MF MQ NC PF PM RE SX WF YT');
/** Whose people may be citizens of a member or not: it depends on where they live, or on a second passport. */
const unclear = codes('FO SJ VA');

/** Names of states that are no more, and the codes of those that came of them: each is a question, none an answer. */
const formerStates: Readonly<Record<string, string>> = {
  'Yugoslavia, Yugoslav': 'RS HR SI BA ME MK XK',
  'Serbia and Montenegro': 'RS ME',
  'Czechoslovakia, Czechoslovak': 'CZ SK',
  'Soviet Union, Soviet, USSR': 'RU UA BY MD GE AM AZ KZ KG TJ TM UZ EE LV LT',
  'Netherlands Antilles': 'CW SX BQ',
};

/** What people are that is no country. */
const others: readonly Nationality[] = [
  {
    name: 'British National (Overseas)',
    names: ['BNO', 'BN(O)', 'British Overseas'],
    weight: 2,
    freeMover: false,
  },
  {
    name: 'Stateless',
    names: ['Stateless person', 'No nationality', 'No citizenship', 'Without citizenship', 'Apatride'],
    weight: 1,
  },
];

const listed = (names = ''): string[] => names.split(', ').filter(Boolean);

function movesFreely(code: string): boolean | undefined {
  if (unclear.has(code)) return undefined;
  return freeMovementStates.has(code) || ofMembers.has(code);
}

const former = (code: string): string[] =>
  Object.entries(formerStates).flatMap(([names, heirs]) => (codes(heirs).has(code) ? listed(names) : []));

/** A country as it is called by its own people and in one more language. */
function localNames(code: string, also: string): string[] {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  return [`${language}-${script}`, also].flatMap((locale) => {
    const name = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code);
    return name ? [name] : [];
  });
}

/**
 * The countries and territories that have people of their own, by name: those of ISO 3166-1, and Kosovo. Nobody is from
 * Antarctica, Bouvet, Heard and McDonald, South Georgia, the French Southern Territories, the British Indian Ocean
 * Territory or the United States Minor Outlying Islands. Disputed places have the names that their people use.
 * `country-names.json` has for each: likelihood, name, and demonyms, abbreviations, former names, parts that people name
 * instead and frequent misspellings.
 */
export const countries: readonly (Nationality & { code: string })[] = Object.entries(countryNames)
  .map(([code, line]) => {
    const [start = '', names] = line.split(' = ');
    return {
      code,
      name: start.slice(2),
      names: [...listed(names), ...former(code)],
      weight: Number(start[0]),
      freeMover: movesFreely(code),
    };
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/**
 * All that the form offers under "nationality", with the local names of each.
 * @param language That of the country in which it is asked.
 */
export const nationalities = (language: string): readonly Nationality[] => [
  ...countries.map((country) => ({
    ...country,
    names: [...country.names, ...localNames(country.code, language)],
  })),
  ...others,
];
