import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PDF as programs of today lock it: its objects packed together before. @param password Empty: it opens without one. */
export function lockedPdf(pdf: Uint8Array, password: string): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-pdf-'));
  const [open, locked] = ['open.pdf', 'locked.pdf'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  try {
    writeFileSync(open, pdf);
    const lock = ['--encrypt', password, 'owner', '256', '--'];
    execFileSync('qpdf', ['--object-streams=generate', ...lock, open, locked]);
    return readFileSync(locked);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
