import { done, failed, type Result } from '@majak/law/result';

const maxBytes = 8 * 1024 * 1024;
/** On paper 60 mm wide at most: three hundred dots an inch are enough. */
const longestSide = 700;
/** It travels with every drawing, in a body of 256 KB. */
const maxLength = 120_000;
const types = ['image/png', 'image/jpeg', 'image/webp'];

function drawnAt(picture: ImageBitmap, side: number, background?: string): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context && background) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A drawing as PNG; a photograph, which is many times larger so, as JPEG on the white of the paper. */
function small(picture: ImageBitmap): string | undefined {
  const png = drawnAt(picture, longestSide).toDataURL('image/png');
  if (png.length <= maxLength) return png;
  const sides = [longestSide, longestSide / 2, longestSide / 4];
  return sides
    .map((side) => drawnAt(picture, side, '#ffffff').toDataURL('image/jpeg', 0.85))
    .find((jpeg) => jpeg.length <= maxLength);
}

/**
 * Reads a logo and makes it small enough to travel with every drawing.
 * @returns a picture as a data: address, or in words why it cannot be used.
 */
export async function readLogoFile(file: File): Promise<Result<string>> {
  if (file.type === 'image/svg+xml') return failed('You can’t use an SVG: save the logo as PNG.');
  if (!types.includes(file.type)) return failed('Choose a PNG, JPEG or WebP picture.');
  if (file.size > maxBytes) return failed('The picture is larger than 8 MB. Choose a smaller one.');
  try {
    const picture = await createImageBitmap(file);
    const logo = small(picture);
    picture.close();
    return logo ? done(logo) : failed('The picture has too much detail for a logo. Choose a simpler one.');
  } catch {
    return failed('We can’t read the picture. Save it as PNG and try again.');
  }
}
