import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { Checked } from './checked-upload.ts';
import { isLockedPdf } from './is-locked-pdf.ts';

const mostPages = 500;
/** No form or contract nests deeper: what does was made to keep a reader busy. */
const deepest = 100;

/** Keys of a PDF (ISO 32000-2) under which a script, another file or a player stands. */
const activeKeys: ReadonlyMap<string, string> = new Map([
  ['JS', 'a script'],
  ['JavaScript', 'a script'],
  ['XFA', 'a form with scripts'],
  ['EmbeddedFiles', 'another file'],
  ['EF', 'another file'],
  ['RichMedia', 'a player'],
]);
/** What an action does (`/S`), or a thing is (`/Type`, `/Subtype`), that no scan or contract needs. */
const activeNames: ReadonlyMap<string, string> = new Map([
  ['JavaScript', 'a script'],
  ['Rendition', 'a player'],
  ['RichMediaExecute', 'a player'],
  ['RichMedia', 'a player'],
  ['Launch', 'an action that starts a program'],
  ['ImportData', 'an action that loads another file'],
  ['GoToE', 'another file'],
  ['SubmitForm', 'an action that sends what is typed'],
  ['EmbeddedFile', 'another file'],
  ['FileAttachment', 'another file'],
]);
const named = ['S', 'Type', 'Subtype'] as const;

function activeIn(dict: PDFDict): string | undefined {
  for (const key of dict.keys()) {
    const found = activeKeys.get(key.decodeText());
    if (found) return found;
  }
  for (const key of named) {
    const value = dict.get(PDFName.of(key));
    const found = value instanceof PDFName ? activeNames.get(value.decodeText()) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Something active in an object or anything that stands inside it; what it refers to is an object of its own. */
function activeBelow(object: PDFObject, depth = 0): string | undefined {
  if (depth > deepest) return 'more than can be looked through';
  if (object instanceof PDFStream) return activeBelow(object.dict, depth + 1);
  const inside =
    object instanceof PDFDict ? object.values() : object instanceof PDFArray ? object.asArray() : [];
  const own = object instanceof PDFDict ? activeIn(object) : undefined;
  if (own) return own;
  for (const one of inside) {
    const found = activeBelow(one, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Names that say enough wherever they stand, in a revision that a reader passes over too. */
const inPlain = /\/(JavaScript|Launch|EmbeddedFile|RichMedia)\b/;

function activeContent(document: PDFDocument, bytes: Uint8Array): string | undefined {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const found = activeBelow(object);
    if (found) return found;
  }
  const name = inPlain.exec(Buffer.from(bytes).toString('latin1'))?.[1];
  return name && activeNames.get(name);
}

const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');
const zipEndBytes = 22;
const longestZipComment = 65_535;

/** Whether a file is a ZIP archive as well: its last record says how far it is to the end (APPNOTE 4.3.16). */
function isZipToo(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(-(zipEndBytes + longestZipComment)));
  for (let at = tail.indexOf(zipEnd); at >= 0; at = tail.indexOf(zipEnd, at + 1))
    if (at + zipEndBytes <= tail.length && at + zipEndBytes + tail.readUInt16LE(at + 20) === tail.length)
      return true;
  return false;
}

const printed = 'Print it to a new PDF, or take a picture of it, and choose that.';

/**
 * Opens a PDF once and looks at everything in it. It is kept byte for byte, so that a signature in it stays valid; one
 * with a script, with files inside or with actions is refused.
 */
export async function readPdf(bytes: Uint8Array): Promise<Checked> {
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      preserveXFA: true,
    });
    const pages = document.getPageCount();
    if (pages === 0) return { refused: 'has no pages. Choose another.' };
    if (pages > mostPages) return { refused: `has more than ${mostPages} pages. Choose a shorter one.` };
    const active = isZipToo(bytes) ? 'a ZIP archive' : activeContent(document, bytes);
    return active ? { refused: `contains ${active}. ${printed}` } : { type: 'application/pdf' };
  } catch (error) {
    if (error instanceof EncryptedPDFError || isLockedPdf(bytes))
      return { refused: `is locked with a password. ${printed}` };
    return { refused: 'is damaged: it cannot be opened. Choose another.' };
  }
}
