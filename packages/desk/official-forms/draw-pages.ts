import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

/** Wide enough to read on a screen of twice the dots. */
const width = 1400;

/** The pages of a PDF as pictures, each with its fields as they are. @param root Folder of the repository. */
export async function drawPages(pdf: Uint8Array, root: string): Promise<Uint8Array[]> {
  const folder = path.join(root, 'node_modules/pdfjs-dist');
  const loading = getDocument({
    // It takes what it is given away.
    data: new Uint8Array(pdf),
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    verbosity: 0,
  });
  const document = await loading.promise;
  const pictures: Uint8Array[] = [];
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
      // It draws on whatever has the methods of a browser's canvas, which its types do not say.
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
      pictures.push(await sharp(canvas.toBuffer('image/png')).webp({ quality: 80 }).toBuffer());
      page.cleanup();
    }
  } finally {
    await loading.destroy();
  }
  return pictures;
}
