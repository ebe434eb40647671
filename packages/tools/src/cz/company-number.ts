import { readIco } from '@majak/law/cz/company-number';
import * as z from 'zod/mini';
import type { Field } from '../form/field.ts';
import { optionalCode } from '../form/kinds/code.ts';
import { type TextWords, withChecks } from '../form/kinds/text.ts';

/** A Czech company number (IČO) with its check digit; empty when it is left out. Kept with all eight digits. */
export const companyNumber = (words: TextWords): Field<string> => {
  const { label, wrong = `${label}: a company number has eight digits, and these are none` } = words;
  const checked = withChecks(
    words,
    z.overwrite((text) => readIco(text) ?? text),
    z.refine((text) => text === '' || readIco(text) !== undefined, { error: wrong }),
  );
  return optionalCode({ maxLength: 20, line: { inputMode: 'numeric' }, ...checked });
};
