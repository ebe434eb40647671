import { type ReadStatement, tooLong } from './bank-statement.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { readGpc } from './read-gpc.ts';
import { textOfStatement } from './statement-text.ts';

/** More movements than a small agency has in a year. */
const mostLines = 20_000;

/**
 * Reads a statement of a bank, whichever of the three formats it is in.
 * @param currency That of the account, for formats that name none.
 */
export function readStatement(bytes: Uint8Array, currency: string): ReadStatement {
  const text = textOfStatement(bytes);
  if (text.includes('\0'))
    return { refused: 'This isn’t a bank statement: export it as CSV, GPC or camt.053.' };
  const read = /^\ufeff?\s*</.test(text)
    ? readCamt(text)
    : /^\s*07[45]\d{16}/.test(text)
      ? readGpc(text, currency)
      : readCsv(text, currency);
  if ('refused' in read) return read;
  return read.lines.length > mostLines ? tooLong(mostLines, 'lines') : read;
}
