import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { shareSize } from './share-picture-size.ts';

/** What a picture is drawn from: Typst's template of the words, the words as JSON, and an SVG that lies below them. */
export type SharePictureSource = { template: string; words: string; ground: string };

let made: NodeCompiler | undefined;
/** Made at the first picture, with the fonts for printing. */
function compilerIn(root: string): NodeCompiler {
  const fontPaths = [path.join(root, 'packages/ui/src/fonts/print')];
  made ??= NodeCompiler.create({ fontArgs: [{ fontPaths }] });
  return made;
}

/** The words as outlines, so that whoever turns them into pixels needs no font. */
function outlines(compiler: NodeCompiler, { template, words }: SharePictureSource): string {
  // Taken apart it could not be asked what is wrong.
  const made = compiler.compile({ mainFileContent: template, inputs: { data: words } });
  if (!made.result) {
    const { shortDiagnostics } = made.takeDiagnostics() ?? {};
    throw new Error(`The template of a picture is broken: ${JSON.stringify(shortDiagnostics)}`);
  }
  const svg = compiler.plainSvg(made.result);
  // Otherwise what was laid out for every title ever drawn is remembered.
  compiler.evictCache(10);
  return svg;
}

/**
 * Makes the picture of a shared link, a PNG.
 * @param root Folder of the repository, where the fonts lie.
 * @throws Error if the template or the fonts are broken.
 */
export function sharePicture(root: string, drawing: SharePictureSource): Promise<Uint8Array> {
  const { width, height } = shareSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${drawing.ground}${outlines(compilerIn(root), drawing)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
