import * as z from 'zod/mini';

export const emailMaxLength = 255;

/** Local part, then labels in any script, then a top-level domain: what RFC 6532 mail systems accept, without quoting. */
const address =
  /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\]\\]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/**
 * Schema of an e-mail address, trimmed and without invisible characters, at most 255 characters.
 * `required` answers an empty one, `invalid` anything else that is wrong.
 */
export const emailAddress = ({ required, invalid }: { required: string; invalid: string }) =>
  z.string({ error: required }).check(
    // What is pasted from a chat or from right-to-left text brings invisible characters along.
    z.overwrite<string>((text) => text.replace(/\p{C}/gu, '')),
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(emailMaxLength, { error: invalid, abort: true }),
    z.regex(address, { error: invalid }),
  );
