import type { Calculator } from '@majak/tools/calculator/calculator';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Container } from '@majak/ui/container';
import { Example } from './example.tsx';
import { InputsTable } from './inputs-table.tsx';
import { OutputsTable } from './outputs-table.tsx';
import { sampleResult } from './sample-result.ts';

type Props = { calculator: Calculator; today: string; webUrl: string };

/** One calculator for programs: what it takes, what it answers, and an example that runs. */
export const CalculatorDocumentation = ({ calculator, today, webUrl }: Props) => {
  const { slug, words } = calculator;
  return (
    <Container className="py-8 md:py-12">
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, { label: 'API', href: '/api' }, { label: words.title }]}
      />
      <h1 className="mt-5 text-display-long">{words.title}: API</h1>
      <p className="mt-4 max-w-measure text-lead text-text-muted">{words.lead}</p>
      <p className="mt-4 mb-10 max-w-measure">
        Post JSON to <code className="break-all">/api/v1/calculators/{slug}</code>. The example runs: change
        the request and press Run. People have{' '}
        <a href={`/calculators/${slug}`} className="link">
          a page with a form
        </a>
        .
      </p>
      <div className="grid gap-10">
        <Example
          slug={slug}
          title={words.title}
          url={`${webUrl}/api/v1/calculators/${slug}`}
          sample={calculator.sample}
          answer={sampleResult(calculator, today)}
        />
        <InputsTable calculator={calculator} today={today} />
        <OutputsTable outputs={[...calculator.declared.values()]} />
      </div>
    </Container>
  );
};
