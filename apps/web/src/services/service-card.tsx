import type { Service } from '@majak/desk/payload-types';
import { ServicePrice } from './service-price.tsx';

type Props = {
  service: Pick<Service, 'title' | 'slug' | 'summary' | 'price' | 'duration'>;
  heading?: 'h2' | 'h3';
};

/** A service in a list: what it is, how long it takes, what it costs. The whole card leads to its page. */
export function ServiceCard({ service, heading: Heading = 'h3' }: Props) {
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface-raised p-6 hover:border-edge">
      <Heading className="text-heading">
        <a href={`/our-services/${service.slug}`} className="after:absolute after:inset-0 hover:underline">
          {service.title}
        </a>
      </Heading>
      <p className="grow text-text-muted">{service.summary}</p>
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 text-small">
        <div>
          <dt className="text-text-muted">Price</dt>
          <dd className="font-heading text-subheading font-semibold">
            <ServicePrice amount={service.price} />
          </dd>
        </div>
        <div>
          <dt className="text-text-muted">How long</dt>
          <dd>{service.duration}</dd>
        </div>
      </dl>
    </article>
  );
}
