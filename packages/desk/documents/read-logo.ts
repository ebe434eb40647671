import sharp from 'sharp';

/** Thrown at what is no picture we take. */
export class BrokenLogo extends Error {}

/** A logo is printed 60 × 15 mm at most: this is 600 dots an inch. */
const largest = { width: 1417, height: 354 };
const formats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);
const mostPixels = 20_000_000;

/**
 * Reads a logo and writes it anew, so that nothing but its pixels gets into a document.
 * @throws BrokenLogo if it is no PNG, JPEG or WebP, whatever its name says, or has too many pixels.
 */
export async function readLogo(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!format || !formats.has(format)) throw new BrokenLogo();
    return await picture
      .rotate()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
  } catch {
    throw new BrokenLogo('The logo is no picture that we read');
  }
}
