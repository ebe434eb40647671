import sharp from 'sharp';
import type { Form } from './image-request.ts';

/** What a picture is made into. */
export type Resized = { width: number; quality: number; form: Form };

/** The file is no picture, or not all of one. */
export class BrokenPicture extends Error {}

/** More than any camera has, less than what fills the memory. */
const limitInputPixels = 64_000_000;
// AVIF at the same number is much better and much larger than WebP: this much less looks alike.
const avifBelowWebp = 20;

/**
 * A picture in another width and form, upright and without what a camera wrote into it; never larger than it is.
 * @throws BrokenPicture if it cannot be read
 */
export async function resize(
  file: string | Uint8Array,
  { width, quality, form }: Resized,
): Promise<Uint8Array> {
  const picture = sharp(file, { limitInputPixels }).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded =
    form === 'avif'
      ? picture.avif({ quality: Math.max(1, quality - avifBelowWebp), effort: 3 })
      : picture.webp({ quality });
  return encoded.toBuffer().catch((cause: unknown) => {
    throw new BrokenPicture('The picture cannot be read', { cause });
  });
}
