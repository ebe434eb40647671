import { site } from '@majak/desk/site';
import { knownWords } from './synonyms.ts';

/** What people call one thing in the country of this site. */
export const siteWords = knownWords(site.synonyms);
