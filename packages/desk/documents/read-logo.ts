import sharp from 'sharp';
import { BrokenLogo } from './broken-logo.ts';

/** A logo is printed 60 × 15 mm at most: this is 600 dots an inch. */
const largest = { width: 1417, height: 354 };
const mostPixels = 20_000_000;

/** How files of the formats we take begin, in hexadecimal: nothing else gets as far as a reader. */
const beginnings = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];
const isPicture = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return beginnings.some((beginning) => beginning.test(head));
};

/**
 * Reads a logo and writes it anew, so that nothing but its pixels gets into a document.
 * @throws BrokenLogo if it is no PNG, JPEG or WebP, whatever its name says, or has too many pixels.
 */
export async function readLogo(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isPicture(bytes)) throw new BrokenLogo('The logo must be a PNG, JPEG or WebP');
  try {
    // The number of pixels is asked of the head of the file: nothing is unpacked before.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) throw new BrokenLogo('The logo must have 20 million pixels or less');
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
  } catch (error) {
    if (error instanceof BrokenLogo) throw error;
    throw new BrokenLogo('The logo must be a whole picture: this file is damaged');
  }
}
