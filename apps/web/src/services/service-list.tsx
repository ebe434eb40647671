import { groupLabels, type ServiceGroup, serviceGroups } from '@majak/desk/content/groups';
import type { ListedService } from '@majak/desk/content/read';
import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';
import { Hero } from '../blocks/hero.tsx';
import type { Search } from './find.ts';
import { ServiceRow } from './service-row.tsx';
import { ServiceSearch } from './service-search.tsx';

type Props = { services: readonly ListedService[]; search: Search };

/** All services by group, or those a visitor looks for. */
export const ServiceList = ({ services, search }: Props) => (
  <>
    <Hero
      title="What we do, and what it costs"
      lead="Choose where you are from. Every price is fixed and shown before you write to us. Official fees are listed on each page."
      tone="harbour"
      drawing={site.skyline}
    />
    <Container>
      <div id="services" className="py-10 md:py-14">
        <ServiceSearch search={search} count={services.length} />
        {serviceGroups.map((group) => (
          <Group key={group} group={group} services={services.filter((service) => service.group === group)} />
        ))}
        <p data-none hidden={services.length > 0} className="mt-10 max-w-measure">
          No service has all of these words. Try one word, or{' '}
          <a href="/contact" className="link">
            write to us
          </a>{' '}
          in your own: we tell you whether we can help, and who can if not.
        </p>
      </div>
    </Container>
  </>
);

const Group = ({ group, services }: { group: ServiceGroup; services: readonly ListedService[] }) =>
  services.length === 0 ? null : (
    <section
      data-group
      className="mt-10 grid gap-x-10 gap-y-3 border-t border-edge pt-6 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]"
      aria-labelledby={`group-${group}`}
    >
      <h2 id={`group-${group}`} className="text-heading">
        {groupLabels[group]}
      </h2>
      <ul>
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
