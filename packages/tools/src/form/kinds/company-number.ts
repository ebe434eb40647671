import { readEightDigits } from '@majak/law/eight-digits';
import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { optionalCode } from './code.ts';
import { type TextWords, withChecks } from './text.ts';

/** A company number of eight digits with its check digit; empty when it is left out. Kept with all of them. */
export const companyNumber = (words: TextWords): Field<string> => {
  const { label, wrong = `${label}: a company number has eight digits, and these are none` } = words;
  const checked = withChecks(
    words,
    z.overwrite((text) => readEightDigits(text) ?? text),
    z.refine((text) => text === '' || readEightDigits(text) !== undefined, { error: wrong }),
  );
  return optionalCode({ maxLength: 20, line: { inputMode: 'numeric' }, ...checked });
};
