import { twoLanguageDocument } from '../two-language-document.ts';

/** Writes down a document that is set in English and Czech beside each other. */
export const czechDocument = twoLanguageDocument({
  tag: 'cs-CZ',
  boundWords: ['k', 's', 'v', 'z', 'o', 'u', 'a', 'i'],
});
