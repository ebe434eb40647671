import sharp from 'sharp';
import type { Checked } from './checked-upload.ts';

const longestSide = 4000;
/** Cameras of phones make fifty; a flat-bed scanner at 1,200 dots an inch makes less for a passport. */
const mostPixels = 100_000_000;

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
export type PictureType = keyof typeof formats;

const isPast = (size: number, maxBytes: number) => size > maxBytes;

/**
 * Reads a picture and writes it anew: upright, at most 4,000 pixels a side, nothing but its pixels. What a camera wrote
 * beside them (the place, the day, the owner) is gone.
 */
export async function readPicture(bytes: Uint8Array, type: PictureType, maxBytes: number): Promise<Checked> {
  try {
    // The number of pixels is asked of the head of the file: nothing is unpacked before.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels)
      return { refused: 'has more than 100 million pixels. Choose a smaller one.' };
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const same = await upright.clone().toFormat(formats[type], { quality: 90 }).toBuffer();
    if (!isPast(same.length, maxBytes)) return { bytes: same, type };
    const smaller = await upright.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
    return { bytes: smaller, type: 'image/jpeg' };
  } catch {
    return { refused: 'is damaged: it cannot be opened. Choose another.' };
  }
}
