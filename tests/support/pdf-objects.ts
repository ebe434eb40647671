import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A value of a PDF as qpdf writes it in JSON: names begin with `/`, texts with `u:` or `b:`, references end with ` R`. */
export type PdfValue = string | number | boolean | null | PdfValue[] | PdfDictionary;
export type PdfDictionary = { [name: string]: PdfValue };

type Written = { value?: PdfValue; stream?: { dict: PdfDictionary; data?: string } };

/** A PDF as qpdf reads it: a program that is not ours, and that made none of our files. */
export type PdfObjects = {
  trailer: PdfDictionary;
  /** What a reference leads to; any other value as it is. */
  of: (value: PdfValue | undefined) => PdfValue;
  /** A dictionary, or that of a stream; empty where there is neither. */
  dictionary: (value: PdfValue | undefined) => PdfDictionary;
  list: (value: PdfValue | undefined) => PdfValue[];
  /** The bytes of a stream, unpacked. */
  stream: (value: PdfValue | undefined) => Buffer;
  all: readonly PdfDictionary[];
};

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readByQpdf(pdf: Uint8Array): Record<string, Written> {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-pdf-'));
  try {
    const file = path.join(folder, 'read.pdf');
    writeFileSync(file, pdf);
    const args = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized', file];
    const json = execFileSync('qpdf', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
    return JSON.parse(json).qpdf[1];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads all objects of a PDF. @throws Error if qpdf cannot. */
export function pdfObjects(pdf: Uint8Array): PdfObjects {
  const written = readByQpdf(pdf);
  const at = (value: PdfValue | undefined): Written =>
    typeof value === 'string' && / R$/.test(value)
      ? (written[`obj:${value}`] ?? {})
      : { value: value ?? null };
  const of = (value: PdfValue | undefined): PdfValue => at(value).value ?? at(value).stream?.dict ?? null;
  const dictionary = (value: PdfValue | undefined): PdfDictionary => {
    const found = of(value);
    return isDictionary(found) ? found : {};
  };
  return {
    trailer: dictionary(written.trailer?.value),
    of,
    dictionary,
    list: (value) => {
      const found = of(value);
      return Array.isArray(found) ? found : found === null ? [] : [found];
    },
    stream: (value) => Buffer.from(at(value).stream?.data ?? '', 'base64'),
    all: Object.keys(written).map((key) => dictionary(key.replace(/^obj:/, ''))),
  };
}
