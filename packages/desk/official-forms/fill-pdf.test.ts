import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { drawPages } from './draw-pages.ts';
import { type FillWork, fillPdf } from './fill-pdf.ts';
import { paperFields } from './paper-fields.ts';

const root = path.join(import.meta.dirname, '../../..');
const pdf = readFileSync(path.join(root, 'sites/cz/official-forms/sample-office-form.pdf'));
const nothing: FillWork = {
  pdf,
  title: 'Sample office form',
  labels: {},
  values: {},
  extra: [],
  extraSheet: 'Příloha',
};

async function filled(work: Partial<FillWork>): Promise<Uint8Array> {
  const answer = await fillPdf({ ...nothing, ...work }, root);
  if ('unprintable' in answer) throw new Error(JSON.stringify(answer.unprintable));
  return answer.pdf;
}

const onPages = z.array(z.object({ page: z.number(), value: z.optional(z.unknown()) }));

/** What another library than the one that wrote it reads in the fields. */
async function valuesIn(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const found = new Map(await document.getFieldObjects());
  await loading.destroy();
  return Object.fromEntries(
    [...found].map(([name, fields]) => [name, onPages.parse(fields).find(({ page }) => page >= 0)?.value]),
  );
}

/** What is drawn on the paper, by a third program. */
function textIn(bytes: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'filled-'));
  try {
    writeFileSync(path.join(folder, 'filled.pdf'), bytes);
    return execFileSync('pdftotext', ['-layout', path.join(folder, 'filled.pdf'), '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('Czech letters are there as values and as what is drawn', async () => {
  const values = {
    prijmeni: 'ŘEŘICHA ŇUŤ ĎÁBL',
    jmeno: 'Jiří Žluťoučký kůň ěšď',
    obec: 'Dvůr Králové',
    deti_ano: true,
    stav: 'ženatý / vdaná',
  } as const;
  const bytes = await filled({ values });
  expect(await valuesIn(bytes)).toMatchObject({
    ...values,
    deti_ano: expect.not.stringMatching(/^Off$/),
    deti_ne: 'Off',
  });
  const drawn = textIn(bytes);
  expect(drawn).toContain('Jiří Žluťoučký kůň ěšď');
  expect(drawn).toContain('Dvůr Králové');
  expect(drawn).toContain('ženatý / vdaná');
  expect(drawn.replace(/\s/g, '')).toContain('ŘEŘICHAŇUŤĎÁBL');
});

/** The inside of each box as it is drawn: how dark each of its rows is at most. */
async function rowsOf(bytes: Uint8Array, names: readonly string[]): Promise<number[][]> {
  const fields = paperFields(await PDFDocument.load(bytes));
  const [picture] = await drawPages(bytes, root);
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  // Without the border.
  const edge = 4;
  return names.map((name) => {
    const [{ left, top, width, height } = nowhere] = fields.find((one) => one.name === name)?.places ?? [];
    const [from, to] = [left * info.width + edge, (left + width) * info.width - edge].map(Math.round);
    const first = Math.round(top * info.height) + edge;
    const count = Math.round(height * info.height) - 2 * edge;
    return Array.from({ length: count }, (_, row) => {
      const line = (first + row) * info.width;
      return Math.max(...data.subarray(line + (from ?? 0), line + (to ?? 0)).map((dot) => 255 - dot));
    });
  });
}
const nowhere = { left: 0, top: 0, width: 0, height: 0 };

test('no letter is cut above or below, in boxes for letters, in one line and in lines', async () => {
  const values = {
    prijmeni: 'ŘÁĎŮÝ',
    narozen_rok: 'ŮŘÍÇ',
    jmeno: 'NGUYỄN Ůřad gpy',
    stav: 'registrované partnerství',
    adresa: 'Ůlice\nĎáblice\ngpyj',
  };
  for (const rows of await rowsOf(await filled({ values }), Object.keys(values))) {
    expect(Math.max(...rows)).toBeGreaterThan(150);
    expect([rows.at(0), rows.at(-1)].map((dark) => (dark ?? 255) < 40)).toEqual([true, true]);
  }
});

test('a limit of no letters is no limit', async () => {
  const document = await PDFDocument.load(pdf);
  document.getForm().getTextField('jmeno').setMaxLength(0);
  const unlimited = await document.save({ updateFieldAppearances: false });
  expect(await valuesIn(await filled({ pdf: unlimited, values: { jmeno: 'Žofie' } }))).toMatchObject({
    jmeno: 'Žofie',
  });
});

test('what no font of ours has is told by its field, and nothing is made', async () => {
  const answer = await fillPdf(
    { ...nothing, labels: { jmeno: 'Jméno' }, values: { jmeno: 'Wáng 王小明', obec: 'Praha' } },
    root,
  );
  expect(answer).toEqual({ unprintable: [{ label: 'Jméno', letters: '王小明' }] });
});

test('what has no room stands on a sheet at the end, also what is too long to be read in its box', async () => {
  const long =
    'Ulice s velmi dlouhým názvem, který se do žádného okénka nevejde, ani kdyby bylo dvakrát tak široké';
  const bytes = await filled({
    labels: { obec: 'Obec' },
    values: { obec: long },
    extra: [{ under: 'Child 5', label: 'Jméno dítěte', text: 'Žofie' }],
  });
  const pages = textIn(bytes)
    .split('\f')
    .filter((page) => page.trim());
  expect(pages).toHaveLength(3);
  expect(pages[0]).toMatch(/Ulice s .*…/);
  const sheet = (pages[2] ?? '').replace(/\s+/g, ' ');
  expect(sheet).toContain('Příloha Sample office form Child 5 Jméno dítěte Žofie');
  expect(sheet).toContain(`Obec ${long}`);
});

test('an extra sheet that is full is followed by another', async () => {
  const extra = Array.from({ length: 60 }, (_, at) => ({
    under: `Child ${at}`,
    label: 'Jméno',
    text: `Dítě ${at}`,
  }));
  expect(
    textIn(await filled({ extra }))
      .split('\f')
      .filter((page) => page.trim()).length,
  ).toBeGreaterThan(4);
});

test('its fields stay fields, in a font that has every letter', async () => {
  const once = await filled({ values: { jmeno: 'Jiří' } });
  const twice = await filled({ pdf: once, values: { jmeno: 'Ďábel' } });
  expect(await valuesIn(twice)).toMatchObject({ jmeno: 'Ďábel' });
});
