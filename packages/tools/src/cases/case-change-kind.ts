import type { Fields } from '../form/field.ts';
import { type Form, form } from '../form/form.ts';
import type { CaseState } from './case-states.ts';

/** Who can make a change. */
export type CaseAuthor = 'agency' | 'client';

/** A kind of change of a case: what is asked, who may make it and when, and what it does. */
export type CaseChangeKind<Q extends Fields = Fields> = {
  form: Form<Q>;
  /** What staff press. */
  does: string;
  /** What happened, as the history says it to the person whose case it is. */
  happened: string;
  /** The same for everybody else, where that speaks to its person. */
  noted?: string;
  by: readonly CaseAuthor[];
  /** In which states it can be made; in every one where nothing is said. */
  from?: readonly CaseState[];
  /** The states it can lead to; the same one where nothing is said. */
  to?: readonly CaseState[];
  /** Seen by staff alone. */
  internal?: true;
  /** Who is written to once it is made; nobody is of what they did themselves. */
  tells?: 'the client' | 'the agency' | 'the other side';
};

/** Writes a kind of change down: the types of its questions are kept. */
export const kind = <const Q extends Fields>(written: CaseChangeKind<Q>): CaseChangeKind<Q> => written;

/** A change of a case has few questions, and one version so far. */
export const asked = <const Q extends Fields>(key: string, fields: Q) =>
  form({ key: `case-${key}`, version: 1, whole: 'Send an object with the change', fields });
