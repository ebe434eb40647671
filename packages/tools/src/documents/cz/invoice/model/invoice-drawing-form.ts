import * as z from 'zod/mini';
import { form } from '../../../../form/form.ts';
import { choice } from '../../../../form/kinds/choice.ts';
import { file } from '../../../../form/kinds/file.ts';
import { optionalText } from '../../../../form/kinds/text.ts';
import { isReadableAccent } from '../../../invoice/accent.ts';
import { invoiceForm } from './invoice-form.ts';

const { check, whole = '' } = invoiceForm;

/** How a document looks; it is not a part of the invoice. */
const look = {
  layout: choice({
    label: 'Layout',
    options: [
      { value: 'classic', label: 'Classic', hint: 'Dark blue, with a tint behind the amount' },
      { value: 'plain', label: 'Plain', hint: 'Black on white, to save ink' },
    ],
    shown: 'radio',
  }),
  accent: optionalText({
    label: 'Colour',
    hint: 'For the title, the lines and the amount due. It has to be readable on white paper.',
    maxLength: 7,
    more: [
      z.refine((colour) => colour === '' || isReadableAccent(colour), {
        error: 'Choose a darker colour: this one can’t be read on white',
      }),
    ],
  }),
  logo: file({
    label: 'Logo',
    hint: 'PNG, JPEG or WebP, up to 8 MB. It’s made smaller in your browser.',
    accept: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: 90 * 1024,
  }),
};

/** An invoice with how it looks: what its page asks, and what a drawing of it takes. */
export const invoiceDrawingForm = form({
  key: 'invoice',
  version: 1,
  fields: { ...invoiceForm.fields, ...look },
  whole,
  ...(check ? { check } : {}),
});
