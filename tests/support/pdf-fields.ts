import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

const listed = z.object({
  acroform: z.object({ fields: z.array(z.object({ fullname: z.string(), value: z.unknown() })) }),
});
/** Texts and names as qpdf tells them: `u:Žofie`, `/Off`. */
const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/^(u:|\/)/, '') : value);

/** What qpdf, which has filled in nothing, reads in the fields of a PDF, and whether a script is in it. */
export function pdfFields(pdf: Uint8Array): { values: Record<string, unknown>; scripted: boolean } {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-fields-'));
  const file = path.join(folder, 'filled.pdf');
  const qpdf = (...args: string[]) => execFileSync('qpdf', args);
  try {
    writeFileSync(file, pdf);
    const { acroform } = listed.parse(JSON.parse(String(qpdf('--json', '--json-key=acroform', file))));
    return {
      values: Object.fromEntries(acroform.fields.map(({ fullname, value }) => [fullname, plain(value)])),
      scripted: qpdf('--qdf', '--object-streams=disable', file, '-').includes('/JavaScript'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
