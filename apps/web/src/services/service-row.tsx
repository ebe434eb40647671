import type { ListedService } from '@majak/desk/content/read';
import { ServicePrice } from './service-price.tsx';

type Props = { service: ListedService; hidden?: boolean };

/** A service in a long list: what it is, how long it takes, what it costs. The whole line leads to its page. */
export const ServiceRow = ({ service, hidden = false }: Props) => (
  <li data-row={service.slug} hidden={hidden} className="group service-row">
    <h3 className="text-subheading">
      <a href={`/our-services/${service.slug}`} className="row-link">
        {service.title}
      </a>
    </h3>
    <p className="font-heading text-subheading font-semibold max-sm:order-last sm:text-right">
      <ServicePrice amount={service.price} />
    </p>
    <p data-summary className="max-w-measure text-small text-text-muted sm:col-span-2">
      {service.summary}
    </p>
    <p className="text-small sm:col-span-2">
      <span className="text-text-muted">How long: </span>
      {service.duration}
    </p>
  </li>
);
