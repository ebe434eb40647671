import { addDays } from '@majak/law/dates';
import { document } from '../../document.ts';
import { droppedRate, invoiceFiles, invoiceOpening, leftOut, readInvoice } from './files.ts';
import { type Invoice, invoiceForm } from './invoice-form.ts';
import { lint, mendInvoice } from './linter.ts';
import { invoiceView } from './view.ts';

const fileWords = { invoice: 'invoice', proforma: 'proforma', creditNote: 'credit-note' } as const;
/** The number as part of a file's name, on any system and in any header. */
const plain = (number: string): string =>
  number
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

export const invoice = document<Invoice>({
  slug: 'slovak-invoice',
  title: 'Slovak invoice',
  lead: 'An invoice in Slovak and English with everything the law asks for, a PAY by square code, and the section behind each requirement.',
  page: '/invoice-generator',
  form: invoiceForm,
  template: 'invoice',
  read: readInvoice,
  check: (invoice, today, given) => lint(invoice, today, droppedRate(given, invoice)),
  leftOut,
  mend: mendInvoice,
  view: invoiceView,
  files: invoiceFiles,
  opening: invoiceOpening,
  fileName: ({ kind, number }) => [fileWords[kind], plain(number)].filter(Boolean).join('-'),
  sample: (today) => ({
    kind: 'invoice',
    number: `${today.slice(0, 4)}001`,
    language: 'both',
    issueDate: today,
    taxDate: today,
    dueDate: addDays(today, 14),
    supplier: {
      name: 'Vendula Vzorová (invented)',
      street: 'Vymyslená 12/3',
      city: 'Bratislava',
      zip: '811 01',
      country: 'SK',
      ico: '12345679',
      dic: '2020000004',
      icDph: 'SK2020000004',
      register: 'Zapísaná v Živnostenskom registri Okresného úradu Bratislava, č. 000-00000 (invented)',
      email: 'vendula@example.com',
    },
    customer: {
      kind: 'business',
      name: 'Príklad s. r. o. (invented)',
      street: 'Neskutočná 1',
      city: 'Košice',
      zip: '040 01',
      country: 'SK',
      ico: '87654326',
      dic: '',
      icDph: '',
    },
    regime: 'payer',
    supply: 'domestic',
    lines: [
      {
        description: 'Preklad webu / Translation of a website',
        quantity: 12,
        unit: 'hour',
        unitPrice: 45,
        discountPercent: 0,
        rate: 23,
      },
      {
        description: 'Príručka v tlači / Printed handbook',
        quantity: 3,
        unit: 'piece',
        unitPrice: 19.9,
        discountPercent: 0,
        rate: 5,
      },
    ],
    exemption: '',
    paid: 0,
    payment: {
      method: 'transfer',
      iban: 'SK3112000000198742637541',
      bic: '',
      variableSymbol: `${today.slice(0, 4)}001`,
    },
    qr: true,
    original: '',
    reason: '',
    note: '',
    issuedBy: 'Vendula Vzorová (invented)',
  }),
});
