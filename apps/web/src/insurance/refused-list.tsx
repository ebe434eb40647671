import type { InsuranceProduct } from '@majak/tools/insurance/product';
import type { Offer } from '@majak/tools/insurance/quote';
import { LawPlace } from './law-place.tsx';

type Refused = Extract<Offer, { fits: false }>;
type Props = { refused: readonly Refused[]; products: readonly InsuranceProduct[] };

/** What does not fit, and why; with the section where the law says so. */
export const RefusedList = ({ refused, products }: Props) => (
  <section aria-labelledby="refused">
    <h2 id="refused" className="text-heading">
      What doesn’t fit, and why
    </h2>
    <ul className="mt-4 grid">
      {refused.map(({ product, reasons }) => (
        <li key={product} className="border-t border-line py-4">
          <p className="font-semibold">{products.find(({ slug }) => slug === product)?.title}</p>
          <ul className="mt-1 grid gap-1 text-small">
            {reasons.map(({ says, place }) => (
              <li key={says}>
                {says} {place ? <LawPlace place={place} /> : null}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);
