import * as z from 'zod/mini';
import { readVatNumber } from '../../kit/vat-number.ts';
import type { Field } from '../field.ts';
import { optionalCode } from './code.ts';
import type { TextWords } from './text.ts';

/** A VAT number of a member state in its right form; empty when it is left out. Registers are asked elsewhere. */
export const vatNumber = ({ wrong, ...words }: TextWords): Field<string> =>
  optionalCode({
    maxLength: 20,
    ...words,
    more: [
      z.overwrite<string>((text) => (text === '' ? '' : readVatNumber(text).normalised)),
      z.refine((text) => text === '' || readVatNumber(text).formatValid, {
        error: wrong ?? `${words.label}: enter a VAT number, such as CZ12345679`,
      }),
    ],
  });
