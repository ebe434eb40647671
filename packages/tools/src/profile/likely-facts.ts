import { countryName } from '../form/country-codes.ts';
import type { FieldTexts } from '../form/field-texts.ts';

/** A fact that a profile was told, or nothing. */
type Known = (path: string) => string | undefined;
type Likely = (known: Known, profile: FieldTexts) => string | undefined;

const memberName = /^family\.(?:spouse|children\.\d+)(?=\.(?:name|firstName|surname)$)/;
/** The names of those who most likely live with somebody. */
const household: Likely = (known, profile) => {
  const people = new Set(Object.keys(profile).flatMap((path) => memberName.exec(path)?.[0] ?? []));
  return [...people].flatMap((at) => known(`${at}.name`) ?? []).join(', ');
};

/** The home in one line. */
const home: Likely = (known) => {
  const [street, zip, city, country] = ['street', 'zip', 'city', 'country'].map((part) =>
    known(`address.here.${part}`),
  );
  const town = [zip, city].filter(Boolean).join(' ');
  return street && city
    ? [street, town, country && countryName(country)].filter(Boolean).join(', ')
    : undefined;
};

const sameAs =
  (path: string): Likely =>
  (known) =>
    known(path);
const whereItEnds =
  (says: string): Likely =>
  (known) =>
    known('address.here.until') && says;

/** What most likely is so, as long as nobody has said otherwise. */
const likely: readonly (readonly [path: RegExp, Likely])[] = [
  [/^person\.signingPlace$/, sameAs('address.here.city')],
  [/^person\.passport\.country$/, sameAs('person.citizenship')],
  [/^family\.household$/, household],
  [/^family\.(spouse|children\.\d+)\.address$/, home],
  [/^family\.father\.address$/, sameAs('family.mother.address')],
  [/^family\.mother\.address$/, sameAs('family.father.address')],
  [/^address\.here\.ends$/, whereItEnds('day')],
  [/^address\.here\.term$/, whereItEnds('definite')],
];

/** Facts that follow from another, in the words of the form that asks: never kept. */
export const impliedFacts: readonly string[] = ['address.here.ends', 'address.here.term'];

/** What a profile can offer for a fact that it was not told; nothing for most. @param known Looks up what it was told. */
export const likelyFact = (path: string, known: Known, profile: FieldTexts): string | undefined =>
  likely.find(([whose]) => whose.test(path))?.[1](known, profile) || undefined;
