import * as z from 'zod/mini';
import type { Field } from '../field.ts';
import { type TextWords, text, withChecks } from './text.ts';

/** Whether a text is an address that starts with https, names a host on the internet and carries no password. */
function isLink(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return /\../.test(hostname) && !username && !password;
}

/** An address on the internet that starts with https. */
export const link = (words: TextWords): Field<string> => {
  const { label, wrong = `${label}: enter an address that starts with https://` } = words;
  const checked = withChecks(words, z.refine(isLink, { error: wrong }));
  return text({ maxLength: 300, ...checked, line: { type: 'url', spellCheck: false, ...words.line } });
};
