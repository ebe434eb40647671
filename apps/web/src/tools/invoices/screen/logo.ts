import { done, failed, type Result } from '@majak/law/result';

const maxBytes = 8 * 1024 * 1024;
/** On paper 60 mm wide at most: three hundred dots an inch are enough. */
const longestSide = 700;
const types = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * Reads a logo and makes it small enough to travel with every drawing.
 * @returns a PNG as a data: address, or in words why it cannot be used.
 */
export async function readLogoFile(file: File): Promise<Result<string>> {
  if (file.type === 'image/svg+xml') return failed('An SVG cannot be used: save the logo as PNG.');
  if (!types.includes(file.type)) return failed('Choose a PNG, JPEG or WebP picture.');
  if (file.size > maxBytes) return failed('The picture is larger than 8 MB. Choose a smaller one.');
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const png = canvas.toDataURL('image/png');
    // A photograph is many times smaller as a JPEG.
    return done(png.length < 100_000 ? png : smaller(canvas, png));
  } catch {
    return failed('The picture cannot be read. Save it as PNG and try again.');
  }
}

function smaller(canvas: HTMLCanvasElement, png: string): string {
  const webp = canvas.toDataURL('image/webp', 0.9);
  return webp.startsWith('data:image/webp') && webp.length < png.length ? webp : png;
}
