import { askedOnly } from '../../../form/asked.ts';
import type { Answers } from '../../../form/field.ts';
import { isNode } from '../../../form/inside.ts';
import { dayFrom } from '../../../form/kinds/day.ts';
import { fromTyped, readable, readableAt as readableIn, type Typed, toTyped } from '../../../form/typed.ts';
import { type Invoice, invoiceForm } from './invoice-form.ts';

export type { Typed };

const { fields } = invoiceForm;

/** A day of this century may be written with two figures of the year: `5/1/27`. */
export const realDay = (text: string): string => dayFrom(text, true);

/** What was typed, as `readInvoice` takes it: without what stands in the form and is not asked now. */
export function givenFrom(typed: Typed): Answers {
  const given = askedOnly(fields, fromTyped(fields, typed));
  return isNode(given) ? given : {};
}

/** An invoice as the texts of its form: the way back of `givenFrom`. */
export const typedFrom = (invoice: Invoice): Typed => readable(fields, toTyped(fields, invoice));

/** A text as it stands in its field once that was left: `40 000`, `31/01/2026`. What cannot be read stays as it is. */
export const readableAt = (path: string, text: string): string => readableIn(fields, path, text);
