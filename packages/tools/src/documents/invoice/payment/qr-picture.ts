import { encodeQR } from 'qr';

/** A QR code as rows of modules, true where it is dark, without its quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Light modules around a code that programs need to find it. Source: ISO/IEC 18004 § 6.3.8. */
const quietZone = 4;

/** The code of a text, with error correction M as payment codes ask for. */
export const qrMatrix = (text: string): QrMatrix =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

/** A code as a drawing: the side of its square with the quiet zone, and the path of its dark modules. */
type QrPicture = { size: number; path: string };

/** Runs of dark modules in a row, as where they start and how many they are. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, at) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === at) last[1] += 1;
    else runs.push([at, 1]);
  });
  return runs;
}

/** A matrix as the path of an SVG whose view box is `0 0 size size`: a rectangle for every run of dark modules. */
export function qrPicture(matrix: QrMatrix): QrPicture {
  const path = matrix
    .flatMap((row, y) =>
      runsOf(row).map(([x, length]) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`),
    )
    .join('');
  return { size: matrix.length + 2 * quietZone, path };
}

/** A code as a whole SVG: black on white whatever the page is. */
export function qrSvg(text: string, title: string): string {
  const { size, path } = qrPicture(qrMatrix(text));
  const safe = title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="${safe}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
