import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit from '@cantoo/fontkit';
import {
  PageSizes,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  rgb,
} from '@cantoo/pdf-lib';
import { printFolders } from '../documents/print-folders.ts';

/** A field of the sample: its name, what stands above it, and where: column and row of its page. */
type Drawn = {
  name: string;
  label: string;
  at: readonly [page: number, row: number, left: number, width: number];
  kind?: 'tick' | 'many';
  comb?: number;
  options?: readonly string[];
};

const status = ['svobodný/á', 'ženatý / vdaná', 'registrované partnerství', 'rozvedený/á', 'ovdovělý/á'];

const child = (number: number): Drawn[] => [
  { name: `dite_jmeno_${number}`, label: `Jméno dítěte ${number}`, at: [1, number, 0, 40] },
  { name: `dite_prijmeni_${number}`, label: `Příjmení dítěte ${number}`, at: [1, number, 40, 35] },
  {
    name: `dite_narozeni_${number}`,
    label: `Datum narození dítěte ${number}`,
    at: [1, number, 75, 25],
    comb: 8,
  },
];

/** Twenty-five fields on two pages. */
const fields: readonly Drawn[] = [
  { name: 'prijmeni', label: 'Příjmení', at: [0, 0, 0, 100], comb: 20 },
  { name: 'jmeno', label: 'Jméno (jména)', at: [0, 1, 0, 60] },
  { name: 'pohlavi_muz', label: 'Muž', at: [0, 1, 65, 10], kind: 'tick' },
  { name: 'pohlavi_zena', label: 'Žena', at: [0, 1, 80, 10], kind: 'tick' },
  { name: 'narozen_den', label: 'Den', at: [0, 2, 0, 10], comb: 2 },
  { name: 'narozen_mesic', label: 'Měsíc', at: [0, 2, 12, 10], comb: 2 },
  { name: 'narozen_rok', label: 'Rok narození', at: [0, 2, 24, 18], comb: 4 },
  { name: 'misto_narozeni', label: 'Místo narození', at: [0, 2, 46, 54] },
  { name: 'stat_narozeni', label: 'Stát narození', at: [0, 3, 0, 48] },
  { name: 'obcanstvi', label: 'Státní občanství (kód)', at: [0, 3, 52, 20], comb: 3 },
  { name: 'stav', label: 'Rodinný stav', at: [0, 4, 0, 48], options: status },
  { name: 'doklad', label: 'Číslo dokladu', at: [0, 4, 52, 48], comb: 12 },
  { name: 'adresa', label: 'Adresa v cizině', at: [0, 5, 0, 100], kind: 'many' },
  { name: 'ulice', label: 'Ulice a číslo', at: [0, 7, 0, 60] },
  { name: 'obec', label: 'Obec', at: [0, 7, 64, 36] },
  { name: 'email', label: 'E-mail', at: [0, 8, 0, 100] },
  { name: 'deti_ano', label: 'Mám děti', at: [1, 0, 0, 10], kind: 'tick' },
  { name: 'deti_ne', label: 'Nemám děti', at: [1, 0, 30, 10], kind: 'tick' },
  ...[1, 2].flatMap(child),
  { name: 'poznamka', label: 'Další údaje', at: [1, 4, 0, 100], kind: 'many' },
];

const margin = 50;
const rowHeight = 56;
const black = rgb(0.15, 0.15, 0.15);

function boxOf({ at: [, row, left, width], kind }: Drawn, page: PDFPage) {
  const inner = page.getWidth() - 2 * margin;
  const height = kind === 'many' ? 60 : kind === 'tick' ? 16 : 22;
  const top = page.getHeight() - 150 - row * rowHeight;
  return {
    x: margin + (inner * left) / 100,
    y: top - height,
    width: kind === 'tick' ? 16 : (inner * width) / 100 - 6,
    height,
  };
}

function addField(document: PDFDocument, drawn: Drawn, font: PDFFont): void {
  const page = document.getPage(drawn.at[0]);
  const box = { ...boxOf(drawn, page), font, borderWidth: 0.75, borderColor: black };
  const { name, label, kind, comb, options } = drawn;
  const form = document.getForm();
  page.drawText(label, { x: box.x, y: box.y + box.height + 4, size: 8, font, color: black });
  if (kind === 'tick') {
    const ticked = form.createCheckBox(name);
    ticked.addToPage(page, box);
    return;
  }
  if (options) {
    const list = form.createDropdown(name);
    list.addOptions([...options]);
    list.addToPage(page, box);
    return;
  }
  const text = form.createTextField(name);
  if (comb) {
    text.setMaxLength(comb);
    text.enableCombing();
  }
  if (kind === 'many') text.enableMultiline();
  text.addToPage(page, box);
}

/**
 * A fillable PDF of an office that there is not, plainly invented: texts, boxes for letters, ticks, a list, two pages.
 * @param root Folder of the repository, where the font lies.
 */
export async function samplePaper(root: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = await document.embedFont(
    readFileSync(path.join(printFolders(root).fontFolder, 'inter-400.ttf')),
  );
  for (const [at, title] of ['Sample office form: žádost (vzor)', 'Sample office form: děti'].entries()) {
    const page = document.addPage(PageSizes.A4);
    page.drawText(title, { x: margin, y: page.getHeight() - 70, size: 18, font });
    page.drawText(`Not a form of any office. Strana ${at + 1}`, {
      x: margin,
      y: page.getHeight() - 90,
      size: 9,
      font,
      color: black,
    });
  }
  for (const drawn of fields) addField(document, drawn, font);
  const byName = new Map(fields.map(({ name, label }) => [name, label]));
  for (const field of document.getForm().getFields()) {
    const label = byName.get(field.getName());
    if (label) field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
  }
  return document.save({ updateFieldAppearances: false });
}
