import type { Fields } from '@majak/tools/form/field';
import { type FieldTexts, formatTextAt } from '@majak/tools/form/field-texts';
import { pathWithoutRow, withNewRow, withoutRow } from './rows.ts';

type Paths = ReadonlySet<string>;

/**
 * What was there before something else was put into the form: into the whole of it, or into some fields.
 * @param by Who did it and tells of it, where that is not the form itself.
 * @param marks What was known of its fields, where they have moved since.
 */
export type Snapshot = { typed: FieldTexts; says: string; isWhole: boolean; by?: string; marks?: Marks };
type Marks = Pick<FormState, 'changed' | 'left' | 'said'>;
export type Told = Pick<Snapshot, 'says' | 'by'>;

/** A form while somebody fills it in: the texts in its fields, and which of them the person has been at. */
export type FormState = {
  typed: FieldTexts;
  /** Fields that were typed into. */
  changed: Paths;
  /** Fields that were left. */
  left: Paths;
  /** Whether it was tried to be sent: everything that is wrong is told then. */
  tried: boolean;
  /** What the server said of fields, until they are typed into. */
  said: Readonly<Record<string, string>>;
  before?: Snapshot;
};

/** What one entry does to the texts: the text itself, and what follows from it. */
export type TextUpdate = (typed: FieldTexts, path: string, text: string) => FieldTexts;

const nothing: Paths = new Set();
const withPath = (paths: Paths, path: string): Paths => (paths.has(path) ? paths : new Set([...paths, path]));
const without = (said: FormState['said'], path: string): FormState['said'] =>
  path in said ? Object.fromEntries(Object.entries(said).filter(([at]) => at !== path)) : said;

export const setText: TextUpdate = (typed, path, text) => ({ ...typed, [path]: text });

/** A form nobody has touched; or that was posted without script: `left` are its fields, `said` is what the server said. */
export const initialState = (
  typed: FieldTexts,
  { said = {}, left = [] }: { said?: FormState['said']; left?: readonly string[] } = {},
): FormState => ({ typed, changed: nothing, left: new Set(left), tried: false, said });

/** After somebody typed into a field. What was put in before can no longer be undone: it would take this away. */
export const textChanged = (
  { before: _, ...state }: FormState,
  [path, text]: readonly [string, string],
  follow: TextUpdate,
): FormState => ({
  ...state,
  typed: follow(state.typed, path, text),
  changed: withPath(state.changed, path),
  said: without(state.said, path),
});

/** After a field was left: its text as it is read, `40 000` for `40000`. */
export function fieldLeft(state: FormState, fields: Fields, path: string): FormState {
  const text = state.typed[path] ?? '';
  const readable = formatTextAt(fields, path, text);
  const typed = readable === text ? state.typed : { ...state.typed, [path]: readable };
  return { ...state, typed, left: withPath(state.left, path) };
}

/** With a row more at the end of a table. */
export const rowAdded = (state: FormState, fields: Fields, table: string): FormState => ({
  ...state,
  typed: withNewRow(fields, state.typed, table),
});

/**
 * Without one row of a table: those below it move up, and so does what is known of their fields.
 * @param says What is told the person, beside the table, which gives the row back; left out, it is gone.
 */
export function rowRemoved(
  { before: _, ...state }: FormState,
  table: string,
  at: number,
  says?: string,
): FormState {
  const moved = (paths: Paths): Paths =>
    new Set([...paths].flatMap((path) => pathWithoutRow(path, table, at) ?? []));
  const { typed, changed, left, said } = state;
  return {
    ...state,
    typed: withoutRow(typed, table, at),
    changed: moved(changed),
    left: moved(left),
    said: {},
    ...(says ? { before: { typed, says, isWhole: false, by: table, marks: { changed, left, said } } } : {}),
  };
}

/** With its texts changed otherwise: rows in another order, what another tab or an address holds. Nothing is left to undo. */
export const withTexts = (
  { before: _, ...state }: FormState,
  next: (typed: FieldTexts) => FieldTexts,
): FormState => ({
  ...state,
  typed: next(state.typed),
});

/** With other texts in the whole form. What was there can be had back. @param says What is told the person. */
export const withReplacedTexts = (state: FormState, typed: FieldTexts, says: string): FormState => ({
  ...initialState(typed),
  before: { typed: state.typed, says, isWhole: true },
});

/**
 * With other texts in some fields, such as one that was mended; what is told of the others stays.
 * @param next Is given the texts of this moment: somebody may have typed while the change was worked out.
 */
export const amended = (
  state: FormState,
  next: (typed: FieldTexts) => FieldTexts,
  told: Told,
): FormState => ({
  ...state,
  typed: next(state.typed),
  before: { typed: state.typed, ...told, isWhole: false },
});

/** As it was before something else was put into it. */
export function withReplacementUndone(state: FormState): FormState {
  const { before, ...now } = state;
  if (!before) return state;
  return before.isWhole ? initialState(before.typed) : { ...now, typed: before.typed, ...before.marks };
}

/** When what is wrong at a field is told, as long as nobody tried to send the form. */
export type FaultTiming = 'with the first key' | 'once it is left' | 'only then';

/** Whether what is wrong at a field is told by now. */
export function isFaultVisible(state: FormState, path: string, telling: FaultTiming): boolean {
  if (state.tried) return true;
  if (telling === 'with the first key') return state.changed.has(path);
  return telling === 'once it is left' && state.left.has(path);
}
