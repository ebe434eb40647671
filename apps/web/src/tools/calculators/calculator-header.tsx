import type { Calculator } from '@majak/tools/calculator/calculator';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';

/** The head of a calculator's page: where one is, what it tells. */
export const CalculatorHeader = ({ words }: Pick<Calculator, 'words'>) => (
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
  </div>
);
