import { guessedWords as czech } from './cz/guessed-words.ts';
import { guessedWords as slovak } from './sk/guessed-words.ts';

/** What somebody tries first for a password, wherever a site is. */
export const guessedWords: readonly string[] = [...czech, ...slovak];
