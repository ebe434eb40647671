import { twoLanguageDocument } from '../two-language-document.ts';

/** Writes down a document that is set in English and Slovak beside each other. */
export const slovakDocument = twoLanguageDocument({
  tag: 'sk-SK',
  boundWords: ['k', 's', 'v', 'z', 'o', 'u', 'a', 'i'],
});
