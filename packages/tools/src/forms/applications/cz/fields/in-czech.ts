import type { Field } from '../../../../form/field.ts';

/** What is said at every field that the office wants in its own language. */
export const inCzechHint =
  'The office wants this in Czech. If you write it in English, we translate it before we file it.';

/** The same field, at which a person reads that the office wants the answer in Czech, and what we do about it. */
export const inCzech = <Value>(known: Field<Value>): Field<Value> => ({
  ...known,
  hint: known.hint ? `${known.hint} ${inCzechHint}` : inCzechHint,
});
