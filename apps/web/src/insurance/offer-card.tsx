import type { Stretch } from '@majak/tools/insurance/needs';
import type { InsuranceProduct } from '@majak/tools/insurance/product';
import { productWords } from '@majak/tools/insurance/product-words';
import type { FittingOffer } from '@majak/tools/insurance/quote';
import { formatMoney } from '@majak/tools/money/money';
import { Button } from '@majak/ui/button';
import { CoveredView } from './covered-view.tsx';
import { carried } from './insurance-address.ts';
import { LawPlace } from './law-place.tsx';

type Props = {
  product: InsuranceProduct;
  offer: FittingOffer;
  stay: Stretch;
  /** Why it is recommended, where it is. */
  because?: string | undefined;
  isCompared: boolean;
  /** Where the form of this card posts to. */
  form: string;
  document: string;
  /** The same as a PDF, where it is ours. */
  pdf: string | undefined;
};

/** A product that fits: its price for the whole period, what it covers, and the way to order it. */
export function OfferCard({ product, offer, stay, because, isCompared, form, document, pdf }: Props) {
  const { title, insurer, slug, sample } = product;
  const words = productWords(product);
  return (
    <article
      aria-labelledby={`offer-${slug}`}
      className="grid gap-5 rounded-lg border border-line bg-surface-raised p-5 sm:p-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={`offer-${slug}`} className="text-subheading font-semibold">
            {title}
          </h3>
          <p className="text-small text-text-muted">
            {insurer.name}
            {sample ? ' (a sample: invented)' : ''}
          </p>
        </div>
        <p className="sm:text-right">
          <strong className="block whitespace-nowrap text-heading tabular-nums">
            {formatMoney(offer.price)}
          </strong>
          <span className="text-small text-text-muted">for the whole period, paid up front</span>
        </p>
      </div>
      {because ? (
        <p className="border-l-4 border-line pl-4">
          <strong>We recommend it.</strong> {because}
        </p>
      ) : null}
      <CoveredView stay={stay} days={offer.days} />
      <div className="text-small">
        <h4 className="font-semibold">Why it fits</h4>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {offer.because.map(({ says, place }) => (
            <li key={says}>
              {says} {place ? <LawPlace place={place} /> : null}
            </li>
          ))}
        </ul>
      </div>
      <dl className="grid gap-3 text-small">
        <div>
          <dt className="font-semibold">Pays up to</dt>
          <dd className="tabular-nums">{words.limit}</dd>
        </div>
        <div>
          <dt className="font-semibold">Pays for</dt>
          <dd>{words.covers.join('; ')}</dd>
        </div>
        {words.limits.length > 0 ? (
          <div>
            <dt className="font-semibold">Limits</dt>
            <dd>{words.limits.join('; ')}</dd>
          </div>
        ) : null}
        {words.excludes.length > 0 ? (
          <div>
            <dt className="font-semibold">Leaves out</dt>
            <dd>{words.excludes.join('; ')}</dd>
          </div>
        ) : null}
      </dl>
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          variant={because ? 'primary' : 'secondary'}
          form={form}
          name={carried.product}
          value={slug}
        >
          Choose {title}
        </Button>
        <a href={document} className="link inline-flex min-h-11 items-center">
          Information document
        </a>
        {pdf ? (
          <a href={pdf} className="link inline-flex min-h-11 items-center">
            as PDF
          </a>
        ) : null}
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            form={form}
            name={carried.compare}
            value={slug}
            defaultChecked={isCompared}
            className="tick size-6"
          />
          Compare side by side
        </label>
      </div>
    </article>
  );
}
