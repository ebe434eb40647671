import {
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
  type PDFWidgetAnnotation,
} from '@cantoo/pdf-lib';
import type { ExtraLine, PdfValues } from '@majak/tools/official-forms/pdf-values';
import { tickBox } from './box-choice.ts';
import { addExtraSheet } from './extra-sheet.ts';
import { type Box, beginningOf, fittingSize, smallest } from './fitting-text.ts';
import { embedPaperFont, type PaperFont } from './paper-font.ts';

/** A paper to be filled in. */
export type FillWork = PdfValues & {
  pdf: Uint8Array;
  title: string;
  /** What it calls its fields. */
  labels: Record<string, string>;
  /** What is written over a sheet that is added to it. */
  extraSheet: string;
};
/** The filled paper, or the letters that cannot be printed: a paper with a gap in a name is worse than none. */
export type Filled = { pdf: Uint8Array } | { unprintable: { label: string; letters: string }[] };

/** Fields with a line of text. */
type Written = PDFTextField | PDFDropdown;
type Filling = Pick<FillWork, 'labels' | 'extraSheet'> & { type: PaperFont; over: ExtraLine[] };

/** The size of its letters, in the field itself and wherever one of its boxes has its own. */
function setSize(field: Written, size: number): void {
  const { acroField } = field;
  const sized = (appearance: string) => appearance.replace(/[\d.]+(?=\s+Tf)/, String(size));
  acroField.setDefaultAppearance(sized(acroField.getDefaultAppearance() ?? '/Helv 0 Tf 0 g'));
  for (const widget of acroField.getWidgets()) {
    const own = widget.getDefaultAppearance();
    if (own) widget.setDefaultAppearance(sized(own));
  }
}

const sizeIn = (appearance: string | undefined): number =>
  Number(/([\d.]+)\s+Tf/.exec(appearance ?? '')?.[1] ?? 0);

/** The inside of a box: the library leaves out its border, and a point beside it where the text is in no cells. */
function insideOf(field: Written, widget: PDFWidgetAnnotation): Box {
  const isCombed = field instanceof PDFTextField && field.isCombed();
  const isMultiline = field instanceof PDFTextField && field.isMultiline();
  const { width, height } = widget.getRectangle();
  const turned = (widget.getAppearanceCharacteristics()?.getRotation() ?? 0) % 180 !== 0;
  const edge = (widget.getBorderStyle()?.getWidth() ?? 0) + (isCombed ? 0 : 1);
  return {
    width: (turned ? height : width) - 2 * edge,
    height: (turned ? width : height) - 2 * edge,
    runs: isCombed ? 'in cells' : isMultiline ? 'in lines' : 'in one line',
    cells: (isCombed && field.getMaxLength()) || 1,
    size: sizeIn(widget.getDefaultAppearance() ?? field.acroField.getDefaultAppearance()),
  };
}

const boxesOf = (field: Written): Box[] =>
  field.acroField.getWidgets().map((widget) => insideOf(field, widget));

/** A field may stand in several boxes, page after page: it fits where it fits into the smallest. */
function sizeFor(text: string, boxes: readonly Box[], type: PaperFont): number | undefined {
  const sizes = boxes.map((box) => fittingSize(text, box, type) ?? 0);
  return Math.min(...sizes) || undefined;
}

function fillText(field: PDFTextField, text: string, { type, labels, extraSheet, over }: Filling): void {
  // So do forms say that there is no limit.
  if (field.getMaxLength() === 0) field.removeMaxLength();
  const boxes = boxesOf(field);
  const shown = field.isMultiline() ? text : text.replace(/\s+/g, ' ');
  const size = sizeFor(shown, boxes, type);
  if (size === undefined) {
    const label = labels[field.getName()] ?? field.getName();
    over.push({ under: extraSheet, label, text });
    field.removeMaxLength();
  }
  const narrowest = Math.min(...boxes.map(({ width }) => width));
  setSize(field, size ?? smallest);
  field.setText(size === undefined ? beginningOf(shown, narrowest, type) : shown);
  field.updateAppearances(type.font);
}

/** What is chosen is drawn as people read it, and kept as the paper writes it down. */
function choose(field: PDFDropdown | PDFOptionList, text: string, type: PaperFont): void {
  field.select(text);
  if (field instanceof PDFDropdown) setSize(field, sizeFor(text, boxesOf(field), type) ?? smallest);
  field.updateAppearances(type.font);
  const option = field.acroField
    .getOptions()
    .find(({ value, display }) => (display ?? value).decodeText() === text);
  if (option) field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText(option.value.decodeText()));
}

function fill(field: PDFField, value: string | true, filling: Filling): void {
  if (field instanceof PDFCheckBox) {
    if (value === true) field.check();
    else tickBox(field, value);
    if (field.needsAppearancesUpdate()) field.defaultUpdateAppearances();
  } else if (typeof value !== 'string') return;
  else if (field instanceof PDFTextField) fillText(field, value, filling);
  else if (field instanceof PDFRadioGroup) {
    field.select(value);
    if (field.needsAppearancesUpdate()) field.defaultUpdateAppearances();
  } else if (field instanceof PDFDropdown || field instanceof PDFOptionList)
    choose(field, value, filling.type);
}

/** Names the font among those of the form, so that a person can go on typing in it. */
function offerFont(document: PDFDocument, font: PDFFont): void {
  const { dict } = document.getForm().acroForm;
  const inside = (parent: PDFDict, name: string): PDFDict => {
    const known = parent.lookup(PDFName.of(name));
    if (known instanceof PDFDict) return known;
    const made = document.context.obj({});
    parent.set(PDFName.of(name), made);
    return made;
  };
  inside(inside(dict, 'DR'), 'Font').set(PDFName.of(font.name), font.ref);
}

/** Letters that the font lacks, by what the paper calls their field. */
function unprintableIn({ values, extra, labels }: FillWork, font: PDFFont) {
  const known = new Set(font.getCharacterSet());
  const lacking = (text: string) =>
    [...new Set(text.normalize('NFC').replace(/\s/g, ''))].filter(
      (letter) => !known.has(letter.codePointAt(0) ?? 0),
    );
  const texts = [
    ...Object.entries(values).map(([name, text]) => ({ label: labels[name] ?? name, text })),
    ...extra,
  ];
  const found = texts.flatMap(({ label, text }) => {
    const letters = typeof text === 'string' ? lacking(text).join('') : '';
    return letters ? [{ label, letters }] : [];
  });
  return [...new Map(found.map((one) => [one.label, one])).values()];
}

/**
 * Fills in a paper. Its fields stay fields, so that a person can mend what an office wants otherwise.
 * @param root Folder of the repository, where the font lies.
 */
export async function fillPdf(work: FillWork, root: string): Promise<Filled> {
  const document = await PDFDocument.load(work.pdf, { updateMetadata: false });
  const type = await embedPaperFont(document, root);
  const { font } = type;
  const { labels, extraSheet } = work;
  const unprintable = unprintableIn(work, font);
  if (unprintable.length > 0) return { unprintable };
  const over: ExtraLine[] = [];
  const form = document.getForm();
  for (const field of form.getFields()) {
    const value = Object.hasOwn(work.values, field.getName()) ? work.values[field.getName()] : undefined;
    if (value !== undefined) fill(field, value, { type, labels, extraSheet, over });
  }
  offerFont(document, font);
  addExtraSheet(document, font, { heading: extraSheet, of: work.title, lines: [...work.extra, ...over] });
  return { pdf: await document.save({ updateFieldAppearances: false }) };
}
