import { dayInWords } from '@majak/law/day-in-words';
import type { ProductDocument } from '@majak/tools/insurance/product-document';
import { formatMoney } from '@majak/tools/money/money';
import { line, purposeOf, recommendationOf, sampleNote } from './paper-words.ts';
import type { Policy } from './policy.ts';

/** What a document of a product says under one of its marks, as it was shown before the contract. */
const linesMarked = ({ parts }: ProductDocument, mark: ProductDocument['parts'][number]['mark']): string[] =>
  parts.filter((part) => part.mark === mark).flatMap(({ lines }) => lines);

/** The certificate of insurance: period, scope, limit, persons. For `receipt.typ`. */
export function certificateView(policy: Policy) {
  const { order, details } = policy;
  const { product, cover, insured, company, terms, needs, shown } = details;
  // What an office looks for: the kind of insurance, what it pays for, and that the insured pay no part of it.
  const [kind = ''] = linesMarked(shown.document, 'told');
  return {
    title: product.sample ? 'Certificate of insurance (sample)' : 'Certificate of insurance',
    facts: [
      { label: 'Order', text: order.reference },
      { label: 'Insurer', text: product.identity },
      { label: 'Policyholder', text: company ? `${company.name}, ${company.number}` : details.customer.name },
    ],
    parts: [
      {
        title: 'Cover',
        lines: [
          line('Product', product.title),
          line('Insured from', dayInWords(cover.from)),
          line('Insured to', dayInWords(cover.to)),
          line('Kind', kind),
          line('Pays for', linesMarked(shown.document, 'yes').join('; ')),
          line('Limit of one event', formatMoney(product.limit)),
          line('Price for the whole period', formatMoney(order.total)),
          ...linesMarked(shown.document, 'limit').map((text) => line('Limit', text)),
          ...terms.exclusions.map((text) => line('Not covered', text)),
        ],
      },
      {
        title: 'Insured persons',
        lines: insured.map(({ name, bornOn }) => line(name, `born ${dayInWords(bornOn)}`)),
      },
      {
        title: 'What it was arranged for',
        lines: [
          line('Purpose', purposeOf(details)),
          line('Stay', `${dayInWords(needs.stay.from)} to ${dayInWords(needs.stay.to)}`),
          line('Recommended', recommendationOf(details)),
        ],
      },
    ],
    note: sampleNote(details),
  };
}

/** The information document of a product, for `product-information.typ`. */
export const informationView = (document: ProductDocument) => ({
  ...document,
  version: dayInWords(document.version.slice(0, 10)),
  note: document.sample ? 'SAMPLE: the product and its insurer are invented.' : '',
});
