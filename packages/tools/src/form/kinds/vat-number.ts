import * as z from 'zod/mini';
import type { VatCountry } from '../../vat/vat-formats.ts';
import { readVatNumber } from '../../vat/vat-number.ts';
import type { Field } from '../field.ts';
import { optionalCode } from './code.ts';
import { type TextWords, withChecks } from './text.ts';

type VatNumberWords = TextWords & {
  /** The country of a number of digits alone. */
  home?: VatCountry;
};

/** A VAT number of a member state in its right form; empty when it is left out. Registers are asked elsewhere. */
export const vatNumber = ({ home, ...words }: VatNumberWords): Field<string> => {
  const { label, wrong = `${label}: enter a VAT number with the letters of its country` } = words;
  const checked = withChecks(
    words,
    z.overwrite((text) => (text === '' ? '' : readVatNumber(text, home).normalised)),
    z.refine((text) => text === '' || readVatNumber(text, home).formatValid, { error: wrong }),
  );
  return optionalCode({ maxLength: 20, ...checked });
};
