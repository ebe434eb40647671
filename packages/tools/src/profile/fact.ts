import type { Field } from '../form/field.ts';

/** Of whom a fact is true. */
export type FactOwner =
  | 'self'
  | 'spouse'
  | 'child'
  | 'father'
  | 'mother'
  | 'sibling'
  | 'sponsor'
  | 'landlord'
  | 'employer'
  | 'school';

/** Something that a profile may know, so that nobody types it twice. */
export type Fact = {
  label: string;
  /** How a field has to ask for it, so that the same answer fits. */
  kind: Field['kind'];
  whose: FactOwner;
};
