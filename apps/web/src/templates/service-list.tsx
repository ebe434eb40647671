import type { Audience } from '@majak/desk/content/read';
import type { Service } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';
import { Hero } from '../blocks/hero.tsx';
import { ServiceCard } from './service-card.tsx';

/** Which citizens `?for=` asks about; anything unknown is everyone. */
export const audienceOf = (value: string | null): Audience | undefined =>
  value === 'eu' ? 'eu' : value === 'non-eu' ? 'nonEu' : undefined;

const tabs: { label: string; href: string; audience: Audience | undefined }[] = [
  { label: 'All services', href: '/our-services#services', audience: undefined },
  { label: 'EU citizens', href: '/our-services?for=eu#services', audience: 'eu' },
  { label: 'Non-EU citizens', href: '/our-services?for=non-eu#services', audience: 'nonEu' },
];

const groups: Record<Service['group'], string> = {
  visas: 'Visas',
  residence: 'Residence',
  business: 'Business',
  tax: 'Tax',
  insurance: 'Insurance',
  housing: 'Housing',
  documents: 'Documents',
};

type Props = { services: readonly Service[]; audience: Audience | undefined };

/** All services by group, for everyone or for one kind of citizen. */
export function ServiceList({ services, audience }: Props) {
  return (
    <>
      <Hero
        title="What we do, and what it costs"
        lead="Choose where you are from. Every price is fixed and shown before you write to us. Official fees are listed on each page."
        tone="harbour"
        drawing={site.skyline}
      />
      <Container>
        <div id="services" className="py-12 md:py-16">
          <nav aria-label="Where are you from" className="flex flex-wrap gap-2">
            {tabs.map((tab) => (
              <a
                key={tab.label}
                href={tab.href}
                aria-current={tab.audience === audience ? 'page' : undefined}
                className="tab"
              >
                {tab.label}
              </a>
            ))}
          </nav>
          {Object.entries(groups).map(([group, title]) => (
            <Group
              key={group}
              title={title}
              services={services.filter((service) => service.group === group)}
            />
          ))}
          {services.length === 0 && (
            <p className="mt-10">
              No service is published for this choice yet. Write to us: we will tell you who can help.
            </p>
          )}
        </div>
      </Container>
    </>
  );
}

const Group = ({ title, services }: { title: string; services: readonly Service[] }) =>
  services.length === 0 ? null : (
    <section
      className="mt-10 grid gap-5 border-t border-line pt-8 md:mt-12 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
      aria-label={title}
    >
      <h2 className="text-heading">{title}</h2>
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
