import type { FieldTexts } from '@majak/tools/form/field-texts';
import { type InsuranceProduct, lengthUnit } from '@majak/tools/insurance/product';
import { productWords } from '@majak/tools/insurance/product-words';
import { formatMoney } from '@majak/tools/money/money';
import { formatDate } from '@majak/ui/format-date';
import { CoveredView } from './covered-view.tsx';
import type { DetailsView } from './flow.ts';
import { insurancePaths } from './insurance-address.ts';

type Props = { view: DetailsView; typed: FieldTexts; until: string; withdrawalDays: number };

/** What is ordered: the product, its days and its price, with the papers to read before. */
export function Summary({ view, typed, until, withdrawalDays }: Props) {
  const { product, offer, quote, stay } = view;
  const words = productWords(product);
  const people = offer.each.length;
  const lines: readonly (readonly [string, string])[] = [
    ['Product', `${product.title}, ${product.insurer.name}${product.sample ? ' (a sample: invented)' : ''}`],
    ['Insurer', product.insurer.identity],
    [
      'Insured days',
      `${formatDate(quote.cover.from)} to ${formatDate(quote.cover.to)} (${typed.duration} ${lengthUnit(product.line)})`,
    ],
    ['People', String(people)],
    ['Pays up to', words.limit],
    ['Leaves out', words.excludes.join('; ') || 'Nothing named'],
    [
      'Price for the whole period',
      `${formatMoney(offer.price)}, with everything included; the price is valid until ${until}`,
    ],
    [
      'Withdrawal',
      `Within ${withdrawalDays} days of the contract, without a reason, on the page of your order. This doesn’t apply to travel and similar insurance for less than a month.`,
    ],
  ];
  return (
    <section aria-labelledby="summary" className="min-w-0">
      <h2 id="summary" className="text-heading">
        What you order
      </h2>
      <dl className="mt-5 grid gap-4">
        {lines.map(([label, text]) => (
          <div key={label} className="grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-measure">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <CoveredView stay={stay} days={offer.days} />
      </div>
      <p className="mt-4">
        Read before you order: <PreDocument product={product} />
      </p>
    </section>
  );
}

/** The information document that is read before a contract: the insurer’s, or ours with its PDF. */
const PreDocument = ({ product }: { product: InsuranceProduct }) => {
  const paths = insurancePaths(product.line);
  return (
    <>
      <a href={product.document ?? paths.document(product.slug)} className="link">
        information document of {product.title}
      </a>
      {product.document ? null : (
        <>
          {', '}
          <a href={paths.information(product.slug)} className="link">
            as PDF
          </a>
        </>
      )}
    </>
  );
};
