import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { optionalText, type TextWords, text } from './text.ts';

/** Local part, then labels in any script, then a top-level domain: what RFC 6532 mail systems accept, without quoting. */
const address =
  /^(?!\.)(?!.*\.\.)[^\s\p{Cc}@"(),:;<>[\]\\]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** What is pasted from a chat or from right-to-left text brings invisible characters along. Not controls: two lines are no address. */
const seen = z.overwrite<string>((text) => text.replace(/(?!\p{Cc})\p{C}/gu, ''));

const asAddress = (words: TextWords): TextWords => {
  const { label, wrong = `${label}: enter an address, such as name@example.com` } = words;
  return {
    autoComplete: 'email',
    personal: true,
    line: { type: 'email', inputMode: 'email', spellCheck: false },
    ...words,
    maxLength: 255,
    cleaned: seen,
    pattern: address,
    wrong,
    tooLong: wrong,
  };
};

/** An e-mail address. */
export const email = (words: TextWords): Field<string> => text(asAddress(words));

/** An e-mail address; empty when it is left out. */
export const optionalEmail = (words: TextWords): Field<string> => optionalText(asAddress(words));
