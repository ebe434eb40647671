import { isApplicable } from '../form/conditional-fields.ts';
import type { Answers, Field, Fields } from '../form/field.ts';
import { type FieldTexts, textsToAnswers } from '../form/field-texts.ts';
import { isPlainObject } from '../form/field-tree.ts';
import { alignPeople, alignRows } from './align-rows.ts';
import { listOf, placedFact } from './fact-lists.ts';
import { partyFact } from './party-facts.ts';
import { factAt, type Profile } from './profile.ts';

/** A form beside a profile. */
export type Asking = {
  fields: Fields;
  profile: Profile;
  /** What stands in the form. */
  typed: FieldTexts;
  /** Whom of the profile the form is about: `family.spouse`, `family.children.0`; you, otherwise. */
  about?: string | undefined;
  /** Who may stand in the rows of a table of people: `person`, `family.spouse`. Left out, its first row is who the form is about. */
  people?: readonly string[] | undefined;
  /** Which party of a contract you are, by its field: `tenant`. */
  you?: string | undefined;
  /** Fields in which a person wants nothing that is only assumed. */
  refused?: readonly string[] | undefined;
};

/** A field of a form that asks for a fact. */
export type AskedFact = {
  /** Where the form asks for it: `principal.passport`. */
  path: string;
  field: Field;
  /** Which fact of the profile it is: `person.passport.number`. */
  at: string;
  fact: Field;
};

type Place = {
  asking: Asking;
  whole: Answers;
  near: unknown;
  /** The answers in whose group it stands. */
  beside: Answers;
  above: string;
  row?: number | undefined;
};

/** Where the fact of a field is kept, of the person a form is about: of somebody else than you nothing but what is theirs. */
function keptAt(named: string, { asking, row, above, beside }: Place): string | undefined {
  const { about = 'person', you } = asking;
  const fact = partyFact(named, { path: above, beside, you });
  if (!fact) return undefined;
  if (about === 'person') return placedFact(fact, row);
  const at = placedFact(fact);
  return at.startsWith('person.') ? at.replace('person', about) : undefined;
}

function askedBy(field: Field, place: Place): AskedFact[] {
  const at = field.fact && keptAt(field.fact, place);
  const fact = at ? factAt(at) : undefined;
  return at && fact ? [{ path: place.above, field, at, fact }] : [];
}

type Rows = Extract<Field, { kind: 'rows' }>;
function askedInRows(field: Rows, place: Place): AskedFact[] {
  const list = listOf(field.columns);
  const table = { table: place.above, ...place.asking };
  if (!list && place.asking.people) {
    const rows = alignPeople(field, { ...table, people: place.asking.people });
    return rows.flatMap((about, at) =>
      about ? askedInRow(field, { ...place, asking: { ...place.asking, about } }, { at }) : [],
    );
  }
  // A fact of which there is one can be that of one row alone.
  const places = list ? alignRows(field, { list, ...table }) : [0];
  return places.flatMap((row, at) => askedInRow(field, place, { at, row }));
}

/** @param at Its place in the table. @param row Its place in the list of the profile. */
function askedInRow(field: Rows, place: Place, { at, row }: { at: number; row?: number }): AskedFact[] {
  const given = Array.isArray(place.near) ? place.near : [];
  return askedIn(field.columns, { ...place, row, near: given[at], above: `${place.above}.${at}.` });
}

const askedIn = (fields: Fields, place: Place): AskedFact[] => {
  const near = isPlainObject(place.near) ? place.near : {};
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!isApplicable(field, near, place.whole)) return [];
    const inside = { ...place, near: near[key], beside: near, above: place.above + key };
    if (field.kind === 'rows') return askedInRows(field, inside);
    return field.kind === 'group'
      ? askedIn(field.fields, { ...inside, above: `${inside.above}.` })
      : askedBy(field, inside);
  });
};

/** Every field that is asked with these answers and that a profile can hold the fact of, in the order of the form. */
export function askedFacts(asking: Asking): AskedFact[] {
  const given = textsToAnswers(asking.fields, asking.typed);
  return askedIn(asking.fields, { asking, whole: given, near: given, beside: given, above: '' });
}
