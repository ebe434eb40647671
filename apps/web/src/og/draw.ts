import path from 'node:path';
import { env } from '@majak/desk/env';
import { site } from '@majak/desk/site';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import type { ShareWords } from './address.ts';
import { scene } from './scene.tsx';
import { shareSize } from './size.ts';
import template from './words.typ?raw';

const fonts = path.join(env.contentRoot, 'packages/ui/src/fonts/print');
let made: { compiler: NodeCompiler; ground: string } | undefined;

/** Made at the first picture: no page waits for the fonts. */
const studio = () => {
  made ??= { compiler: NodeCompiler.create({ fontArgs: [{ fontPaths: [fonts] }] }), ground: scene() };
  return made;
};

/** The words as outlines, so that whoever turns them into pixels needs no font. */
function outlines(compiler: NodeCompiler, words: ShareWords): string {
  const inputs = { data: JSON.stringify({ ...words, brand: site.brand }) };
  const { result, takeDiagnostics } = compiler.compile({ mainFileContent: template, inputs });
  if (!result) throw new Error(`The template of a picture is broken: ${JSON.stringify(takeDiagnostics())}`);
  const svg = compiler.plainSvg(result);
  // Otherwise what was laid out for every title ever drawn is remembered.
  compiler.evictCache(10);
  return svg;
}

/**
 * Draws the picture of a shared link. Words become outlines here, within milliseconds; pixels are made off the main
 * thread.
 * @throws Error if the template or the fonts are broken.
 */
export function drawShare(words: ShareWords): Promise<Buffer> {
  const { compiler, ground } = studio();
  const { width, height } = shareSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${ground}${outlines(compiler, words)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
