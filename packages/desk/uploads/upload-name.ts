import path from 'node:path';
import type { UploadType } from '@majak/tools/form/kinds/uploads';

const endings: Readonly<Record<UploadType, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};
const longest = 100;

/** A visitor's words without folders, and without what systems or readers take for more than letters. */
function letters(given: string): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const plain = last.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}"'<>:|?*%;]/gu, '');
  return [...plain.replace(/^[.\s]+|[.\s]+$/g, '')].slice(0, longest).join('');
}

/** What a file is called in a sentence, as it was given: `“pas.pdf”`. */
export const uploadInWords = (given: string): string => {
  const name = letters(given);
  return name ? `“${name}”` : 'This file';
};

/** A name that a file can be shown and saved under, with the ending of what the file is. */
export const uploadName = (given: string, type: UploadType): string =>
  `${letters(path.parse(given).name) || 'file'}${endings[type]}`;
