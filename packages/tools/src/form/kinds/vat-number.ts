import * as z from 'zod/mini';
import { readVatNumber } from '../../vat/vat-number.ts';
import type { Field } from '../field.ts';
import { optionalCode } from './code.ts';
import { type TextWords, withChecks } from './text.ts';

/** A VAT number of a member state in its right form; empty when it is left out. Registers are asked elsewhere. */
export const vatNumber = (words: TextWords): Field<string> => {
  const { label, wrong = `${label}: enter a VAT number, such as CZ12345679` } = words;
  const checked = withChecks(
    words,
    z.overwrite((text) => (text === '' ? '' : readVatNumber(text).normalised)),
    z.refine((text) => text === '' || readVatNumber(text).formatValid, { error: wrong }),
  );
  return optionalCode({ maxLength: 20, ...checked });
};
