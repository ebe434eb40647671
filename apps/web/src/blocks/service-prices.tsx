import { site } from '@majak/desk/site';
import { Button } from '@majak/ui/button';
import { Icon } from '@majak/ui/icon';
import { Price } from '@majak/ui/price';
import { Section } from '@majak/ui/section';
import { BlockHeading } from './block-heading.tsx';

export type PricedService = {
  title: string;
  slug: string;
  price?: number | null;
  duration?: string | null;
};
export type ServicePricesProps = {
  title: string;
  lead?: string | null;
  limit: number;
  services: readonly PricedService[];
};

const ServiceRow = ({ title, slug, price, duration }: PricedService) => (
  <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 border-b border-line py-3 md:py-4.5 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_10rem_1.5rem]">
    <h3 className="text-subheading">
      <a href={`/our-services/${slug}`} className="row-link">
        {title}
      </a>
    </h3>
    <p className="text-small text-text-muted max-md:col-span-2 max-md:row-start-2">{duration}</p>
    <p className="text-right font-heading text-subheading font-semibold">
      {typeof price === 'number' ? (
        <Price amount={price} currency={site.jurisdiction.currency} />
      ) : (
        'By agreement'
      )}
    </p>
    <Icon
      name="arrow-right"
      size={20}
      className="self-center text-text-muted motion-safe:transition-transform group-hover:translate-x-1 max-md:hidden"
    />
  </li>
);

/** The price before the form: a list, each line the way to its service. Nothing when no service is featured. */
export const ServicePrices = ({ title, lead, limit, services }: ServicePricesProps) =>
  services.length === 0 ? null : (
    <Section tone="sand">
      <BlockHeading title={title} lead={lead} />
      <ul className="mt-6 border-t border-edge md:mt-10">
        {services.slice(0, limit).map((service) => (
          <ServiceRow key={service.slug} {...service} />
        ))}
      </ul>
      <div className="mt-6 md:mt-8">
        <Button href="/our-services" icon="arrow-right">
          All services and prices
        </Button>
      </div>
    </Section>
  );
