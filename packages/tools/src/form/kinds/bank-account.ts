import { isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { readAccount } from '../../kit/czech-account.ts';
import type { Field } from '../field.ts';
import { optionalCode } from './code.ts';
import type { TextWords } from './text.ts';

const isAccount = (text: string): boolean =>
  text === '' || readAccount(text) !== undefined || isValidIBAN(text);

/** A bank account: an IBAN, or a Czech number such as 19-123457/0710; empty when it is left out. */
export const bankAccount = ({ wrong, ...words }: TextWords): Field<string> =>
  optionalCode({
    maxLength: 34,
    personal: true,
    ...words,
    more: [
      z.refine(isAccount, {
        error: wrong ?? `${words.label}: enter an IBAN, or a number such as 19-123457/0710`,
      }),
    ],
  });
