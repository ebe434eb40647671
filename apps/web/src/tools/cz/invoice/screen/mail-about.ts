import { writtenAmount, writtenDay } from '@majak/tools/documents/cz/invoice/formats/wording';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';

const kinds = {
  en: {
    invoice: 'Invoice',
    proforma: 'Proforma invoice',
    paymentDocument: 'Tax document',
    creditNote: 'Credit note',
  },
  cs: {
    invoice: 'Faktura',
    proforma: 'Zálohová faktura',
    paymentDocument: 'Daňový doklad',
    creditNote: 'Dobropis',
  },
} as const;

/** The address of a mail about a document, with its text: the file is attached by the person who sends it. */
export function mailAbout(invoice: Invoice, isOverdue: boolean): string {
  const language = invoice.language === 'en' ? 'en' : 'cs';
  const { number, customer, supplier, dueDate, payment } = invoice;
  const what = `${kinds[language][invoice.kind]} ${number}`;
  const amount = writtenAmount(totalsOf(invoice).payable, invoice.currency, language);
  const day = writtenDay(dueDate, language);
  const words =
    language === 'en'
      ? {
          subject: isOverdue ? `Reminder: ${what} was due on ${day}` : `${what}, ${amount}`,
          lines: [
            'Hello,',
            '',
            isOverdue
              ? `${what} for ${amount} was due on ${day}, and I haven’t seen the payment yet. Please send it in the next few days.`
              : `Attached is ${what.toLowerCase()} for ${amount}${day ? `, due on ${day}` : ''}.`,
            ...(payment.variableSymbol ? [`Variable symbol: ${payment.variableSymbol}`] : []),
            '',
            'Kind regards',
            supplier.name,
          ],
        }
      : {
          subject: isOverdue ? `Upomínka: ${what}, splatnost ${day}` : `${what}, ${amount}`,
          lines: [
            'Dobrý den,',
            '',
            isOverdue
              ? `${what} na částku ${amount} byla splatná ${day} a platbu zatím nevidím. Prosím o úhradu v nejbližších dnech.`
              : `v příloze posílám: ${what} na částku ${amount}${day ? `, splatnost ${day}` : ''}.`,
            ...(payment.variableSymbol ? [`Variabilní symbol: ${payment.variableSymbol}`] : []),
            '',
            'S pozdravem',
            supplier.name,
          ],
        };
  const body = encodeURIComponent(words.lines.join('\r\n'));
  return `mailto:${encodeURIComponent(customer.email)}?subject=${encodeURIComponent(words.subject)}&body=${body}`;
}
