import path from 'node:path';
import type { UploadType } from '@majak/tools/form/kinds/uploads';

const endings: Readonly<Record<UploadType, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};
const longest = 100;

/**
 * A name that a file can be shown and saved under: the visitor's words without folders, without what systems or readers
 * take for more than letters, and with the ending of what the file is.
 */
export function uploadName(given: string, type: UploadType): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const base = path
    .parse(last.normalize('NFC'))
    .name.replace(/[\p{C}\p{Zl}\p{Zp}"'<>:|?*%;]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, longest).join('') || 'file'}${endings[type]}`;
}
