import * as z from 'zod/mini';
import { readIco } from '../../kit/czech-numbers.ts';
import type { Field } from '../field.ts';
import { optionalCode } from './code.ts';
import type { TextWords } from './text.ts';

/** A Czech company number (IČO) with its check digit; empty when it is left out. Kept with all eight digits. */
export const companyNumber = ({ wrong, ...words }: TextWords): Field<string> =>
  optionalCode({
    maxLength: 20,
    line: { inputMode: 'numeric' },
    ...words,
    more: [
      z.overwrite<string>((text) => readIco(text) ?? text),
      z.refine((text) => text === '' || readIco(text) !== undefined, {
        error: wrong ?? `${words.label}: a company number has eight digits, and these are none`,
      }),
    ],
  });
