import { guessedWords } from '@majak/sites/guessed-words';

const minLength = 12;
/** What remains once everything a guesser tries first is taken out has to be this much. */
const minRest = { length: 8, characters: 5 };
const guessedFirst = new RegExp(
  [
    ...['passw[o0]rd', 'qwert[yz](uiop)?', 'asdf(gh)?', 'letmein', 'welcome', 'admin', 'owner'],
    ...['majak', 'lighthouse', ...guessedWords],
    ...['(19|20)\\d\\d', '0?123456789?0?', '1234', 'abcd(ef)?', '(?<same>.)\\k<same>{2,}'],
  ].join('|'),
  'gi',
);

/**
 * Why a password is too weak, in words; nothing if it will do.
 * `known`: what others know of the person, such as name and e-mail.
 */
export function weaknessOf(password: string, known: readonly string[] = []): string | undefined {
  if (password.length < minLength) return `The password needs at least ${minLength} characters.`;
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((word) => word.length > 2);
  const rest = words
    .reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
    .replace(guessedFirst, '');
  const strong = rest.length >= minRest.length && new Set(rest).size >= minRest.characters;
  return strong
    ? undefined
    : 'This password is easy to guess. Three or four unrelated words make a good one.';
}
