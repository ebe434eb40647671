import type { SetInvoice } from '@majak/tools/documents/invoice/invoice-view';
import type { Fonts } from './print-fonts.ts';
import { layOutTable } from './table-layout.ts';

/** An invoice of any country with what setting it would otherwise have to find out by trying. */
export const settleInvoice = <View extends SetInvoice<string, { text: string }>>(
  view: View,
  fonts: Fonts,
) => ({
  ...view,
  lines: layOutTable(view.lines, fonts),
  ...(view.rates ? { rates: layOutTable(view.rates, fonts) } : {}),
  ...(view.advances ? { advances: layOutTable(view.advances, fonts) } : {}),
});
