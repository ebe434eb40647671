import { applicableAnswers } from '../../../../form/conditional-fields.ts';
import type { Answers } from '../../../../form/field.ts';
import {
  answersToTexts,
  type FieldTexts,
  formatTexts,
  formatTextAt as readableIn,
  textsToAnswers,
} from '../../../../form/field-texts.ts';
import { isPlainObject } from '../../../../form/field-tree.ts';
import { dayFrom } from '../../../../form/kinds/day.ts';
import { type Invoice, invoiceForm } from './invoice-form.ts';

const { fields } = invoiceForm;

/** A day of this century may be written with two figures of the year: `5/1/27`. */
export const parseDay = (text: string): string => dayFrom(text, true);

/** What was typed, as `readInvoice` takes it: without what stands in the form and is not asked now. */
export function answersFromTexts(typed: FieldTexts): Answers {
  const given = applicableAnswers(fields, textsToAnswers(fields, typed));
  return isPlainObject(given) ? given : {};
}

/** An invoice as the texts of its form: the way back of `answersFromTexts`. */
export const textsFromInvoice = (invoice: Invoice): FieldTexts =>
  formatTexts(fields, answersToTexts(fields, invoice));

/** A text as it stands in its field once that was left: `40 000`, `31/01/2026`. What cannot be read stays as it is. */
export const readableAt = (path: string, text: string): string => readableIn(fields, path, text);
