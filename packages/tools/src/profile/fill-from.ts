import { unknownText } from '../form/unknown-answer.ts';
import { type AskedFact, type Asking, askedFacts } from './asked-facts.ts';
import { factFromField, fieldFromFact, isSameFact } from './fact-in-field.ts';
import { impliedFacts, likelyFact } from './likely-facts.ts';
import { knownAt, type Profile } from './profile.ts';

/** What a profile puts into an empty field. */
export type Filling = AskedFact & {
  text: string;
  /** Nobody has told it: it most likely is so. */
  assumed?: true;
};

/** A profile says something else than what stands in the form. */
export type Conflict = AskedFact & { yours: string; theirs: string };

/** What a form says and a profile does not. */
export type NewFact = AskedFact & {
  /** As the profile keeps it. */
  text: string;
  /** What the profile says instead. */
  was?: string;
};

/** Nobody has answered: it is empty, as it was from the start, or not known yet. */
const isOpen = ({ field }: AskedFact, text: string): boolean =>
  text.trim() === '' || text.trim() === unknownText || text === field.write(field.start);

function fillingOf(asked: AskedFact, { profile, typed, refused }: Asking): Filling[] {
  const { at, path, fact, field } = asked;
  const now = typed[path] ?? '';
  const known = (one: string) => knownAt(profile, one);
  const told = known(at);
  const offered = told ?? likelyFact(at, known, profile);
  if (offered === undefined || !isOpen(asked, now)) return [];
  // What follows from another fact is no guess: it says the same in the words of the form.
  const isAssumed = told === undefined && !impliedFacts.includes(at);
  if (isAssumed && refused?.includes(path)) return [];
  const text = fieldFromFact(fact, field, offered);
  if (text === undefined || text === now) return [];
  return [{ ...asked, text, ...(isAssumed ? { assumed: true } : {}) }];
}

/** The texts that fillings put into a form. */
export const fillingTexts = (fillings: readonly Filling[]): Record<string, string> =>
  Object.fromEntries(fillings.map(({ path, text }) => [path, text]));

/**
 * What a profile knows of the empty fields of a form, in its order. An answer that is filled in can open further questions:
 * they are filled in as well. What stands in the form is never touched.
 */
export function fillFrom(asking: Asking): Filling[] {
  const found = askedFacts(asking).flatMap((asked) => fillingOf(asked, asking));
  if (found.length === 0) return [];
  const typed = { ...asking.typed, ...fillingTexts(found) };
  return [...found, ...fillFrom({ ...asking, typed })];
}

/** Where a form says something else than the profile, both as they stand in the form. */
export const conflicts = (asking: Asking): Conflict[] =>
  askedFacts(asking).flatMap((asked) => {
    const theirs = asking.typed[asked.path] ?? '';
    const said = isOpen(asked, theirs) ? undefined : factFromField(asked.fact, asked.field, theirs);
    const known = knownAt(asking.profile, asked.at);
    if (said === undefined || known === undefined || isSameFact(said, known)) return [];
    const yours = fieldFromFact(asked.fact, asked.field, known);
    return yours === undefined ? [] : [{ ...asked, yours, theirs }];
  });

/** A fact that is asked for twice is kept as it is said first. */
const firstOfEach = (found: readonly NewFact[]): NewFact[] =>
  found.filter(({ at }, place) => found.findIndex((other) => other.at === at) === place);

/** What a form says that a profile does not know, or knows otherwise; of a field that was left as it started too. */
export const newFacts = (asking: Asking): NewFact[] =>
  firstOfEach(
    askedFacts(asking).flatMap((asked) => {
      const text = factFromField(asked.fact, asked.field, asking.typed[asked.path] ?? '');
      const was = knownAt(asking.profile, asked.at);
      if (
        text === undefined ||
        impliedFacts.includes(asked.at) ||
        (was !== undefined && isSameFact(was, text))
      )
        return [];
      return [{ ...asked, text, ...(was === undefined ? {} : { was }) }];
    }),
  );

/** The facts that answers to a form tell, by their paths. */
export const profileFacts = (asking: Omit<Asking, 'profile'>): Profile =>
  Object.fromEntries(newFacts({ ...asking, profile: {} }).map(({ at, text }) => [at, text]));
