import { czechDocument } from '../czech-document.ts';
import { sampleWriter } from '../writer-fields.ts';
import { refundChecks } from './refund-checks.ts';
import { refundForm, type TaxRefund } from './refund-form.ts';
import { refundView } from './refund-view.ts';

export const taxRefund = czechDocument<TaxRefund>({
  slug: 'tax-refund',
  title: 'Request for a tax refund, in English and Czech',
  lead: 'Money back from the tax office, or from your employer through the yearly settlement. There are two letters: choose yours, and see when it has to arrive.',
  page: '/official-document-generator/tax-refund-doc-generator',
  form: refundForm,
  checks: refundChecks,
  view: refundView,
  sample: (today) => ({
    owedBy: 'office',
    writer: sampleWriter,
    taxNumber: 'CZ0000000000',
    office: 'Finanční úřad pro hlavní město Prahu (invented), Vymyšlená 1, Praha 2',
    tax: 'income',
    year: Number(today.slice(0, 4)) - 1,
    whole: true,
    account: 'CZ3507100000190000123457',
    bank: '',
    others: '',
    place: 'Praha',
    signedOn: today,
  }),
});
