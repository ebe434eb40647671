import type { LoadDocumentForm } from '../load-document-form.ts';

/** The form of each document of this country that has the common screen, by its slug. */
export const documentForms: Readonly<Record<string, LoadDocumentForm>> = {
  'slovak-invoice': () => import('./invoice/invoice-form.ts').then((brought) => brought.invoiceForm),
  'slovak-power-of-attorney': () =>
    import('./power-of-attorney/attorney-form.ts').then((brought) => brought.attorneyForm),
};
