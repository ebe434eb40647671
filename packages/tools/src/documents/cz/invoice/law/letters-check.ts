import { right, wrong } from '../../../../form/finding.ts';
import { lostIn } from '../../../unprintable.ts';
import { provisionPlace } from '../../provision-place.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { isPayer } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';

/** Every text of an invoice with its path. */
function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));
}

/** The first field with letters that no font of the document has, and what to say of it; nothing when all can be printed. */
export function lostLetters(invoice: Invoice): { field: string; says: string } | undefined {
  for (const [field, text] of textsIn(invoice)) {
    const lost = lostIn(text);
    if (lost.length > 0)
      return {
        field,
        says: `The document’s font has no characters for ${lost.slice(0, 10).join(' ')}: write them another way`,
      };
  }
  return undefined;
}

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
