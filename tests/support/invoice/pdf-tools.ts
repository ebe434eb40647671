import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A font as `pdffonts` lists it. */
type ListedFont = { name: string; embedded: boolean; subset: boolean; unicode: boolean };

/** What programs that are not ours say of a PDF: qpdf of its structure, poppler of its letters. */
export type Examined = {
  /** Empty when qpdf has nothing to say against the file. */
  faults: string;
  fonts: ListedFont[];
  /** The words in the order in which they are read aloud, a page after the other. */
  text: string;
  /** The words where they stand. */
  layout: string;
  pages: number;
  /** Names of the files inside. */
  attached: string[];
  attachment: (name: string) => string;
};

function fontsOf(listed: string): ListedFont[] {
  return listed
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((row) => {
      const [name = ''] = row.split(/\s+/);
      const [embedded, subset, unicode] = /(yes|no) +(yes|no) +(yes|no) +\d+ +\d+$/.exec(row)?.slice(1) ?? [];
      return { name, embedded: embedded === 'yes', subset: subset === 'yes', unicode: unicode === 'yes' };
    });
}

/** Looks at a PDF with qpdf and poppler, and hands what they say to `look`; the file is gone afterwards. */
export function examine<Seen>(pdf: Uint8Array, look: (examined: Examined) => Seen): Seen {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-pdf-'));
  const file = path.join(folder, 'invoice.pdf');
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });
  try {
    writeFileSync(file, pdf);
    const check = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
    return look({
      faults: check.status === 0 ? check.stderr : `${check.stdout}${check.stderr}`,
      fonts: fontsOf(run('pdffonts', file)),
      text: run('pdftotext', '-raw', '-enc', 'UTF-8', file, '-'),
      layout: run('pdftotext', '-layout', '-enc', 'UTF-8', file, '-'),
      pages: Number(run('qpdf', '--show-npages', file)),
      attached: run('qpdf', '--list-attachments', file)
        .split('\n')
        .filter(Boolean)
        .map((row) => row.replace(/ -> .*$/, '')),
      attachment: (name) => run('qpdf', `--show-attachment=${name}`, file),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
