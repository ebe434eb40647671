import {
  type PDFField as LibraryField,
  PDFCheckBox,
  type PDFDocument,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  type PDFPage,
  PDFRadioGroup,
  PDFString,
  PDFTextField,
  type PDFWidgetAnnotation,
} from '@cantoo/pdf-lib';
import type { PdfField, Place } from '@majak/tools/official-forms/official-form';
import { boxOptions, valueOfBox } from './box-choice.ts';

type Box = { x: number; y: number; width: number; height: number };

/** A box as parts of its page, as the page is seen: turned, and cut to what is shown of it. */
export function placeOn(page: PDFPage, box: Box): Omit<Place, 'page' | 'option'> {
  const shown = page.getCropBox();
  const [x, y] = [(box.x - shown.x) / shown.width, (box.y - shown.y) / shown.height];
  const [width, height] = [box.width / shown.width, box.height / shown.height];
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return { left: y, top: x, width: height, height: width };
    case 180:
      return { left: 1 - x - width, top: y, width, height };
    case 270:
      return { left: 1 - y - height, top: 1 - x - width, width: height, height: width };
    default:
      return { left: x, top: 1 - y - height, width, height };
  }
}

/** On which page each annotation is, by its reference. */
function pagesByWidget(document: PDFDocument): ReadonlyMap<string, number> {
  const pages = document.getPages().map(({ node }) => node.Annots()?.asArray() ?? []);
  return new Map(pages.flatMap((refs, page) => refs.map((ref) => [ref.toString(), page] as const)));
}

/** What each place of a choice means. */
function optionsOf(field: LibraryField, widgets: readonly PDFWidgetAnnotation[]): readonly string[] {
  if (field instanceof PDFRadioGroup) return field.getOptions();
  return field instanceof PDFCheckBox && boxOptions(field).length > 0 ? widgets.map(valueOfBox) : [];
}

function placesOf(field: LibraryField, document: PDFDocument, pages: ReadonlyMap<string, number>): Place[] {
  const widgets = field.acroField.getWidgets();
  const options = optionsOf(field, widgets);
  return widgets.flatMap((widget, at) => {
    const ref = document.context.getObjectRef(widget.dict);
    const page = ref && pages.get(ref.toString());
    if (page === undefined) return [];
    const option = options[at];
    const place = placeOn(document.getPage(page), widget.getRectangle());
    return [{ page, ...place, ...(option === undefined ? {} : { option }) }];
  });
}

/** What the paper calls a field for people who cannot see it; its name where it says nothing. */
function labelOf(field: LibraryField): string {
  const said = field.acroField.dict.lookup(PDFName.of('TU'));
  const label = said instanceof PDFString || said instanceof PDFHexString ? said.decodeText().trim() : '';
  return label || field.getName();
}

type Kind = Pick<PdfField, 'kind' | 'maxLength' | 'comb' | 'options'>;

function kindOf(field: LibraryField): Kind | undefined {
  if (field instanceof PDFTextField) {
    const maxLength = field.getMaxLength();
    const limited = maxLength === undefined || maxLength < 1 ? {} : { maxLength };
    return { kind: 'text', ...limited, ...(field.isCombed() ? { comb: true } : {}) };
  }
  if (field instanceof PDFCheckBox) {
    const options = boxOptions(field);
    return options.length > 0 ? { kind: 'radio', options: [...options] } : { kind: 'tick' };
  }
  if (field instanceof PDFRadioGroup) return { kind: 'radio', options: field.getOptions() };
  if (field instanceof PDFDropdown || field instanceof PDFOptionList)
    return { kind: 'choice', options: field.getOptions() };
  // A button or a signature is filled in by nobody.
  return undefined;
}

/** Fields of one name are one field, in several places. */
function joined(fields: readonly PdfField[]): PdfField[] {
  const byName = new Map<string, PdfField>();
  for (const field of fields) {
    const known = byName.get(field.name);
    byName.set(field.name, known ? { ...known, places: [...known.places, ...field.places] } : field);
  }
  return [...byName.values()];
}

/** Every field of a PDF that can be filled in, page by page, as a person would meet it. */
export function paperFields(document: PDFDocument): PdfField[] {
  const pages = pagesByWidget(document);
  const fields = document
    .getForm()
    .getFields()
    .flatMap((field) => {
      const kind = kindOf(field);
      const places = placesOf(field, document, pages);
      const name = field.getName();
      // No object can be asked safely for a name that it inherits.
      return kind && places.length > 0 && !field.isReadOnly() && !(name in Object.prototype)
        ? [{ name, label: labelOf(field), places, ...kind }]
        : [];
    });
  const order = ({ places: [first] }: PdfField) =>
    first ? first.page * 1000 + first.top * 100 + first.left : 0;
  return joined(fields).toSorted((one, other) => order(one) - order(other));
}
