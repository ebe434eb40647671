import type { FieldTexts } from '@majak/tools/form/field-texts';
import type { ClientChange } from './client-changes.ts';

/** A change that was not made: its form is shown again with all that was typed, and what is wrong. */
export type RefusedChange = {
  status: number;
  change: ClientChange;
  typed: FieldTexts;
  said: Record<string, string>;
  /** Said above the form, where it is of no single field. */
  notice?: string;
};
