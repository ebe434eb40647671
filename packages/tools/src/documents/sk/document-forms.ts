import type { LoadDocumentForm } from '../load-document-form.ts';

/** The form of each document of this country that has the common screen, by its slug. */
export const documentForms: Readonly<Record<string, LoadDocumentForm>> = {
  'slovak-invoice': async () => (await import('./invoice/invoice-form.ts')).invoiceForm,
  'slovak-power-of-attorney': async () => (await import('./power-of-attorney/attorney-form.ts')).attorneyForm,
};
