import type { FieldTexts } from '@majak/tools/form/field-texts';
import type { InsuranceLine } from '@majak/tools/insurance/product';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { CarriedTexts } from './carried-texts.tsx';
import { CompareTable } from './compare-table.tsx';
import type { ResultsView } from './flow.ts';
import { carried, insurancePaths, mostCompared } from './insurance-address.ts';
import { LawPlace } from './law-place.tsx';
import { OfferCard } from './offer-card.tsx';
import { RefusedList } from './refused-list.tsx';

type Props = { line: InsuranceLine; typed: FieldTexts; view: ResultsView; until: string };

const form = 'insurance-choice';

/** What was compared: what the law wants, what fits and what it costs, what does not and why. */
export function ResultsScreen({ line, typed, view, until }: Props) {
  const { quote, stay, products, held, compared, notice } = view;
  const paths = insurancePaths(line);
  const fitting = quote.offers.flatMap((offer) => {
    const product = offer.fits ? products.find(({ slug }) => slug === offer.product) : undefined;
    return offer.fits && product ? [{ product, offer }] : [];
  });
  const refused = quote.offers.flatMap((offer) => (offer.fits ? [] : [offer]));
  const beside = fitting.filter(({ product }) => compared.includes(product.slug));
  return (
    <div className="grid gap-12">
      {notice ? <Notice role="status">{notice}</Notice> : null}
      <LawDemands quote={quote} />
      {beside.length > 1 ? <CompareTable all={beside} /> : null}
      <section aria-labelledby="fitting" className="min-w-0">
        <h2 id="fitting" className="text-heading">
          {fitting.length === 0 ? 'Nothing here fits' : `What fits: ${fitting.length}`}
        </h2>
        {fitting.length === 0 ? (
          <p className="mt-3 max-w-measure">
            Below it says why, product by product. Change what you need, or{' '}
            <a href="/contact" className="link">
              write to us
            </a>
            : we’ll look further.
          </p>
        ) : (
          <p className="mt-2 text-text-muted">These prices are valid until {until}.</p>
        )}
        <div className="mt-6 grid gap-6">
          {fitting.map(({ product, offer }) => (
            <OfferCard
              key={product.slug}
              {...{ product, offer, form }}
              stay={stay}
              isCompared={compared.includes(product.slug)}
              because={quote.recommended?.product === product.slug ? quote.recommended.because : undefined}
              document={product.document ?? paths.document(product.slug)}
              pdf={product.document ? undefined : paths.information(product.slug)}
            />
          ))}
        </div>
      </section>
      <form id={form} method="post" action={paths.details} className="no-print flex flex-wrap gap-4">
        <CarriedTexts typed={typed} drawn={[]} />
        <input type="hidden" name={carried.quote} value={held.seal} />
        {fitting.length > 1 ? (
          <Button type="submit" name={carried.intent} value="compare" formAction={paths.results}>
            Show the ticked side by side{fitting.length > mostCompared ? `, up to ${mostCompared}` : ''}
          </Button>
        ) : null}
        <Button type="submit" variant="quiet" name={carried.intent} value="needs" formAction={paths.start}>
          Change what you need
        </Button>
        <Button icon="print" data-print="" className="noscript:hidden">
          Print
        </Button>
      </form>
      {refused.length > 0 ? <RefusedList refused={refused} products={products} /> : null}
    </div>
  );
}

function LawDemands({ quote }: Pick<ResultsView, 'quote'>) {
  const all = [...quote.demands, ...quote.notes];
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="demands">
      <h2 id="demands" className="text-heading">
        What the law requires
      </h2>
      <ul className="mt-4 grid gap-3">
        {all.map(({ says, place }) => (
          <li key={says} className="max-w-measure border-l-4 border-line pl-4">
            {says} {place ? <LawPlace place={place} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
