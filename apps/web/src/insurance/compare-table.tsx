import type { InsuranceProduct } from '@majak/tools/insurance/product';
import { productWords } from '@majak/tools/insurance/product-words';
import type { FittingOffer } from '@majak/tools/insurance/quote';
import { formatMoney } from '@majak/tools/money/money';
import { DataTable } from '@majak/ui/data-table';

export type Compared = { product: InsuranceProduct; offer: FittingOffer };

const rowsOf = (all: readonly Compared[]) => {
  const row = (id: string, label: string, text: (one: Compared) => string) => ({
    id,
    cells: {
      what: label,
      ...Object.fromEntries(all.map((one) => [one.product.slug, text(one)])),
    },
  });
  return [
    row('price', 'Price for the whole period', ({ offer }) => formatMoney(offer.price)),
    row('insurer', 'Insurer', ({ product }) => product.insurer.name),
    row('days', 'Covered days', ({ offer }) => `${offer.days.covered} of ${offer.days.days}`),
    row('limit', 'Pays up to', ({ product }) => productWords(product).limit),
    row('sharing', 'Paid by the insured', ({ product }) => productWords(product).sharing),
    row('covers', 'Pays for', ({ product }) => productWords(product).covers.join('; ')),
    row('limits', 'Limits', ({ product }) => productWords(product).limits.join('; ') || 'None named'),
    row(
      'excludes',
      'Leaves out',
      ({ product }) => productWords(product).excludes.join('; ') || 'Nothing named',
    ),
    row('ages', 'For ages', ({ product }) => productWords(product).ages),
  ];
};

/** Up to four products side by side. */
export const CompareTable = ({ all }: { all: readonly Compared[] }) => (
  <section aria-labelledby="side-by-side" className="min-w-0">
    <h2 id="side-by-side" className="mb-4 text-heading">
      Side by side
    </h2>
    <DataTable
      caption="The products you chose, side by side"
      captionHidden
      columns={[
        { key: 'what', label: 'What' },
        ...all.map(({ product }) => ({ key: product.slug, label: product.title })),
      ]}
      rows={rowsOf(all)}
      wordy
    />
  </section>
);
