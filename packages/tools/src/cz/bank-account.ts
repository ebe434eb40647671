import { isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import type { Field } from '../form/field.ts';
import { optionalCode } from '../form/kinds/code.ts';
import { type TextWords, withChecks } from '../form/kinds/text.ts';
import { readAccount } from './czech-account.ts';

const isAccount = (text: string): boolean =>
  text === '' || readAccount(text) !== undefined || isValidIBAN(text);

/** A bank account: an IBAN, or a Czech number such as 19-123457/0710; empty when it is left out. */
export const bankAccount = (words: TextWords): Field<string> => {
  const { label, wrong = `${label}: enter an IBAN, or a number such as 19-123457/0710` } = words;
  const checked = withChecks(words, z.refine(isAccount, { error: wrong }));
  return optionalCode({ maxLength: 34, personal: true, ...checked });
};
