import { createHash } from 'node:crypto';
import { isSame, signature as signatureOf } from '@majak/desk/signature';
import { sharePictureBackground } from './share-picture-background.tsx';
import template from './words.typ?raw';

/** What a picture for shared links says: the title of the page, and above it what kind of page it is. */
export type ShareWords = { title: string; kicker: string };

const longest = { title: 160, kicker: 90 } as const;
/** Letters that the fonts for printing lack, and pictures among letters. */
const foreign = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Zs}\p{Sm}\p{Sc}°№←↑→↓✓]/gu;
/** A word that no line holds may be parted here. */
const longWord = /[\p{L}\p{N}]{16}(?=[\p{L}\p{N}]{8})/gu;

/** The same words without what cannot be drawn. */
const drawable = (text: string, most: number): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/\s*[\n\t]\s*/g, ' ')
      .replace(foreign, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
    .replace(longWord, '$&\u00ad');

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const sign = ({ title, kicker }: ShareWords): string => signatureOf('og', JSON.stringify([title, kicker]));

let known: string | undefined;
/** Changes with the drawing, so that nobody is shown an old one for the year that a picture is kept. */
export const edition = (): string => {
  known ??= createHash('sha256')
    .update(template)
    .update(sharePictureBackground())
    .digest('base64url')
    .slice(0, 8);
  return known;
};

/**
 * The address of the picture with these words. Signed, so that nobody has pictures drawn with words of their own.
 * Nothing when most letters of the title are of a script that the fonts lack.
 */
export function sharePath(words: ShareWords): string | undefined {
  const title = drawable(words.title, longest.title);
  const kicker = drawable(words.kicker, longest.kicker);
  if (lettersIn(title) === 0 || lettersIn(title) * 2 < lettersIn(words.title.slice(0, longest.title)))
    return undefined;
  const query = new URLSearchParams({ title, ...(kicker ? { kicker } : {}), v: edition() });
  return `/og/${sign({ title, kicker })}.png?${query}`;
}

/** The words an address stands for; nothing if its signature is not ours. */
export function readSharePath(signature: string, params: URLSearchParams): ShareWords | undefined {
  const words = { title: params.get('title') ?? '', kicker: params.get('kicker') ?? '' };
  return isSame(signature, sign(words)) ? words : undefined;
}
