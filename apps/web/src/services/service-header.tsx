import type { Service } from '@majak/desk/payload-types';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { Drawing } from '@majak/ui/drawings/drawing';
import { lawText } from '../law/law-text.ts';
import { ServicePrice } from './service-price.tsx';

const audiences = { eu: 'EU citizens', nonEu: 'Non-EU citizens', both: 'EU and non-EU citizens' } as const;

/** What a reader looks for first: for whom, how long, how much, and the way to ask. */
export function ServiceHeader({ service }: { service: Service }) {
  return (
    <div className="tone-sand">
      <Container>
        <div className="grid items-center gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
          <div>
            <Breadcrumbs
              items={[
                { label: 'Home', href: '/' },
                { label: 'Services', href: '/our-services' },
                { label: service.title },
              ]}
            />
            <h1 className="mt-6">{service.title}</h1>
            <p className="mt-6 max-w-measure text-lead">{service.summary}</p>
            <Drawing
              name={service.drawing ?? 'stamp'}
              className="lit-on-hover mt-8 hidden h-40 w-auto md:block"
            />
          </div>
          <div id="apply-section" className="rounded-lg border border-line bg-surface-raised p-6 md:p-8">
            <p className="text-small text-text-muted">Our fixed price</p>
            <p className="font-heading text-title font-semibold">
              <ServicePrice amount={service.price} />
            </p>
            {service.priceNote && (
              <p className="mt-1 text-small text-text-muted">{lawText(service.priceNote)}</p>
            )}
            {service.oneThird && (
              <p className="mt-3 text-small">
                One third is paid on the application day, the rest within 3 months.
              </p>
            )}
            <dl className="mt-6 grid gap-4 border-t border-line pt-6 text-small">
              <Fact label="For whom" value={service.forWhom} />
              <Fact label="How long" value={service.duration} />
              <Fact label="Citizens" value={audiences[service.audience]} />
            </dl>
            <div className="mt-6">
              <Button href="#contact" variant="primary">
                Ask for this service
              </Button>
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-text-muted">{label}</dt>
    <dd className="mt-0.5 font-medium">{lawText(value)}</dd>
  </div>
);
