import type { Jurisdiction } from '@majak/law/jurisdiction';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';

const factsOf = (years: readonly number[], currency: string) => [
  { label: 'Key', value: 'None', note: 'Free, without an account.' },
  {
    label: 'Format',
    value: 'JSON in, JSON out',
    note: `Amounts in ${currency}, dates in ISO 8601.`,
  },
  {
    label: 'Rules',
    value: `${years[0]} to ${years.at(-1)}`,
    note: 'Each value with its section and its source.',
  },
];

/** @param years Those there are rules for. */
type Props = { count: number; years: readonly number[]; jurisdiction: Jurisdiction };

/** What the API is, for whom, and where to start. */
export const ApiHeader = ({ count, years, jurisdiction }: Props) => (
  <div className="tone-sand pt-8 pb-12 md:pt-12 md:pb-16">
    <Container>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'API' }]} />
      <h1 className="mt-5 text-display-long">The calculators, for your program</h1>
      <p className="mt-4 max-w-measure text-lead text-text-muted">
        Send what you know about a salary, an invoice or a sale. You get the numbers, how each was worked out,
        and the section of {jurisdiction.adjective} law behind it.
      </p>
      <div className="mt-8 flex flex-col gap-3 xs:flex-row xs:flex-wrap">
        <Button href="#calculators" variant="primary" icon="arrow-right">
          See the {count} calculators
        </Button>
        <Button href="/api/v1/openapi.json" icon="file">
          OpenAPI 3.1
        </Button>
      </div>
      <dl className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-3 md:mt-14">
        {factsOf(years, jurisdiction.currency).map(({ label, value, note }) => (
          <div key={label} className="border-t-2 border-text pt-4">
            <dt className="text-small text-text-muted">{label}</dt>
            <dd className="mt-1 font-heading text-subheading font-semibold">{value}</dd>
            <dd className="mt-1 text-small text-text-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </Container>
  </div>
);
