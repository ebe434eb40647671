import type { Field } from '../form/field.ts';
import { type FieldTexts, formatTextAt, formatTexts } from '../form/field-texts.ts';
import { fieldAt, nestedFields } from '../form/field-tree.ts';
import { impliedFacts } from './likely-facts.ts';
import { profileForm } from './profile-form.ts';
import { factParts, fromWhole, withWholes } from './whole-facts.ts';

/**
 * What is known of a person and their family: texts by the path of the fact, `person.passport.number`, as they were typed. A
 * text that its fact cannot be is kept, and not used.
 */
export type Profile = FieldTexts;

/** The fact at a path; nothing of a group, and of what no profile holds. */
export function factAt(path: string): Field | undefined {
  const found = fieldAt(profileForm.fields, path);
  return found && !nestedFields(found) ? found : undefined;
}

/** A text as its fact is kept, `2031-12-31`, or nothing: it is empty, or not what the fact can be. */
export function factText(fact: Field, text: string): string | undefined {
  const given = fact.read(text);
  if (given === undefined || given === null) return undefined;
  const read = fact.schema.safeParse(given);
  return read.success ? fact.write(read.data) || undefined : undefined;
}

const textAt = (profile: Profile, path: string): string | undefined => {
  const fact = factAt(path);
  const text = Object.hasOwn(profile, path) ? profile[path] : undefined;
  return fact && text !== undefined ? factText(fact, text) : undefined;
};

/** An employer as a letter names it: only with its address, which is half of what a letter asks for. */
function ofEmployer(profile: Profile): string | undefined {
  const said = (key: string) => textAt(profile, `employer.${key}`);
  const town = [said('address.zip'), said('address.city')].filter(Boolean).join(' ');
  const parts = [said('name'), said('address.street'), town];
  return parts.every(Boolean) ? parts.join(', ') : undefined;
}

/**
 * The fact at a path as it is kept; of a full name that is known by its parts, these: the first names before the surname, of
 * one name that. The parts are never guessed of a name. What some forms ask for in one and others in parts is known either way.
 */
export function knownAt(profile: Profile, path: string): string | undefined {
  const kept = (at: string) => textAt(profile, at);
  const known = kept(path);
  if (known !== undefined) return known;
  if (path === 'employer.nameAndAddress') return ofEmployer(profile);
  if (!path.endsWith('.name')) return fromWhole(path, kept);
  const parts = ['firstName', 'surname'].map((part) => kept(path.replace(/name$/, part)));
  return parts.filter(Boolean).join(' ') || undefined;
}

/** A fact as it is read and typed: `31/12/2031`. */
export const shownFact = (path: string, text: string): string => formatTextAt(profileForm.fields, path, text);

/** Facts that forms ask for and a profile never keeps at their own path. */
const unkept: ReadonlySet<string> = new Set([...factParts, ...impliedFacts]);
export const isKept = (path: string): boolean => !unkept.has(path);

/** A profile with some facts changed; an empty text takes a fact out. */
export const withFacts = (profile: Profile, facts: Profile): Profile =>
  Object.fromEntries(
    Object.entries(withWholes({ ...profile, ...facts }, (path) => knownAt(profile, path))).filter(
      ([path, text]) => text.trim() !== '' && factAt(path) && isKept(path),
    ),
  );

/** Whether nothing is known. */
export const isEmptyProfile = (profile: Profile): boolean => Object.keys(profile).length === 0;

/** What stands in the profile's form, as it is kept: what cannot be read is kept as it was typed. */
export const keptFacts = (typed: FieldTexts): Profile =>
  withFacts(
    {},
    Object.fromEntries(
      Object.entries(typed).map(([path, text]) => {
        const fact = factAt(path);
        return [path, (fact && factText(fact, text)) ?? text.trim()];
      }),
    ),
  );

/** A profile as it stands in its form: `31/12/2031`. */
export const shownFacts = (profile: Profile): FieldTexts => formatTexts(profileForm.fields, profile);

/** What has to be changed in one profile to make it another: an empty text where a fact is gone. */
export const factChanges = (from: Profile, to: Profile): Profile =>
  Object.fromEntries(
    Object.keys({ ...from, ...to }).flatMap((path) =>
      from[path] === to[path] ? [] : [[path, to[path] ?? '']],
    ),
  );
