import type { LabelledValue, SetInvoice } from '@majak/tools/documents/invoice/invoice-view';
import { inOneLine } from '@majak/tools/documents/invoice/wording';
import type { Fonts } from './print-fonts.ts';
import { layOutTable } from './table-layout.ts';

const labelSize = 9;
/** As wide as the widest label, in points: the values stand under each other. */
const labelWidth = (said: readonly LabelledValue[], { row }: Fonts) =>
  Math.max(0, ...said.map(({ label }) => row(inOneLine(label)) * labelSize)) + 1;

/** An invoice of any country with what setting it would otherwise have to find out by trying. */
export const settleInvoice = <View extends SetInvoice<string, { text: string }>>(
  view: View,
  fonts: Fonts,
) => ({
  ...view,
  lines: layOutTable(view.lines, fonts),
  ...(view.rates ? { rates: layOutTable(view.rates, fonts) } : {}),
  ...(view.advances ? { advances: layOutTable(view.advances, fonts) } : {}),
  labelWidths: {
    supplier: labelWidth(view.supplier.numbers, fonts),
    customer: labelWidth(view.customer.numbers, fonts),
    payment: labelWidth(view.payment, fonts),
  },
});
