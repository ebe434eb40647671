import { type PDFCheckBox, PDFName, type PDFWidgetAnnotation } from '@cantoo/pdf-lib';

/** A name as it is read: in UTF-8, and where it isn’t, as bytes that stay apart. */
function wordOf(name: PDFName | undefined): string {
  const bytes = Buffer.from(name?.asBytes() ?? []);
  const word = bytes.toString('utf8');
  return word.includes('\uFFFD') ? bytes.toString('latin1') : word;
}

/** What the field comes to with one of its boxes ticked. */
export const valueOfBox = (box: PDFWidgetAnnotation): string => wordOf(box.getOnValue());

/**
 * What can be chosen in boxes of one name that each mean something else. Many offices draw a choice so, instead of by
 * round buttons. Nothing where all of them mean the same.
 */
export function boxOptions(field: PDFCheckBox): readonly string[] {
  const values = [...new Set(field.acroField.getWidgets().map(valueOfBox))].filter(Boolean);
  return values.length > 1 ? values : [];
}

/** Ticks the boxes that mean this, and no other. */
export function tickBox(field: PDFCheckBox, value: string): void {
  const { acroField } = field;
  for (const box of acroField.getWidgets()) {
    const on = box.getOnValue();
    const isMeant = on !== undefined && wordOf(on) === value;
    if (isMeant) acroField.dict.set(PDFName.of('V'), on);
    box.setAppearanceState(isMeant ? on : PDFName.of('Off'));
  }
}
