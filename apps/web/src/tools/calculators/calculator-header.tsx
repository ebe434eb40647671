import type { Calculator } from '@majak/tools/calculator/calculator';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';

type Props = Pick<Calculator, 'slug' | 'words' | 'examples'>;

/** The head of a calculator's page: where one is, what it tells, and what it was tried with. */
export const CalculatorHeader = ({ slug, words, examples }: Props) => (
  <div className="mb-10">
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Calculators', href: '/calculators' },
        { label: words.title },
      ]}
    />
    <h1 className="mt-5 text-display-long">{words.title}</h1>
    <p className="mt-4 max-w-measure text-lead text-text-muted">{words.lead}</p>
    {examples.length > 0 ? (
      <p className="mt-3 text-small">
        <a href={`/proof/${slug}`} className="link">
          Checked with {examples.length} worked {examples.length === 1 ? 'example' : 'examples'}
        </a>
      </p>
    ) : null}
  </div>
);
