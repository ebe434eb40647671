import { right, wrong } from '../../../../form/finding.ts';
import { lostLetters } from '../../../lost-letters.ts';
import { provisionPlace } from '../../provision-place.ts';
import { isPayer } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';

/** Whether everything on the document can be read. */
export const lettersCheck: InvoiceCheck = {
  id: 'letters',
  field: ({ invoice }) => lostLetters(invoice)?.field ?? 'note',
  place: ({ invoice }) =>
    provisionPlace(isPayer(invoice) ? 'cz.vat.document.legible' : 'cz.accounting.document.content'),
  look: ({ invoice }) => {
    const lost = lostLetters(invoice);
    return lost ? wrong(lost.says) : right('Every character on the invoice can be printed');
  },
};
