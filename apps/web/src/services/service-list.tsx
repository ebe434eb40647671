import { groupLabels, type ServiceGroup, serviceGroups } from '@majak/desk/content/groups';
import type { ListedService } from '@majak/desk/content/read';
import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';
import { Hero } from '../blocks/hero.tsx';
import { findServices, openFirst, type Search, servicesFor } from './find-services.ts';
import { countOf } from './match-services.ts';
import { PassportAnswer } from './passport-answer.tsx';
import { passportNotes } from './passport-notes.ts';
import { ServiceRow } from './service-row.tsx';
import { ServiceSearch } from './service-search.tsx';

const ukCode = 'GB';

type Props = { services: readonly ListedService[]; search: Search };

/** The groups in their order; who has a group of their own finds it first. */
const groupsFor = ({ country }: Search): readonly ServiceGroup[] =>
  country === ukCode ? ['uk', ...serviceGroups.filter((group) => group !== 'uk')] : serviceGroups;

/**
 * All services for those who look, by group. What the words exclude is there and hidden, so that the script can bring it
 * back when other words are typed.
 */
export const ServiceList = ({ services, search }: Props) => {
  const passport = search.country ? passportNotes(search.country) : undefined;
  const closed = new Set(passport?.closed);
  const offered = openFirst(servicesFor(services, search), closed);
  const found = new Set(findServices(services, search).map(({ slug }) => slug));
  return (
    <>
      <Hero
        title="What we do, and what it costs"
        lead="Choose where you’re from. Every price is fixed, and you see it before you write to us. Official fees are listed on each page."
        tone="harbour"
        drawing={site.skyline}
      />
      <Container>
        <div id="services" className="py-10 md:py-14">
          <ServiceSearch
            country={site.jurisdiction.code}
            search={search}
            count={found.size}
            answer={passport ? <PassportAnswer {...passport} /> : null}
          />
          {groupsFor(search).map((group) => (
            <Group
              key={group}
              group={group}
              services={offered.filter((service) => service.group === group)}
              found={found}
              closed={closed}
              open={search.words !== ''}
            />
          ))}
          <p data-none hidden={found.size > 0} className="mt-10 max-w-measure">
            No service matches all of these words. Try one word, or{' '}
            <a href="/contact" className="link">
              write to us
            </a>{' '}
            in your own: we tell you whether we can help, and who can if not.
          </p>
        </div>
      </Container>
    </>
  );
};

type GroupProps = {
  group: ServiceGroup;
  services: readonly ListedService[];
  found: ReadonlySet<string>;
  closed: ReadonlySet<string>;
  open: boolean;
};

/** A phone shows the groups, and opens the one that is looked for; wider windows show what is in each. */
const Group = ({ group, services, found, closed, open }: GroupProps) => {
  const shown = services.filter(({ slug }) => found.has(slug)).length;
  return services.length === 0 ? null : (
    <details data-group hidden={shown === 0} open={open} className="service-group">
      <summary>
        <h2>{groupLabels[group]}</h2>
        <span>{countOf(shown)}</span>
      </summary>
      <ul>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            hidden={!found.has(service.slug)}
            closed={closed.has(service.slug)}
          />
        ))}
      </ul>
    </details>
  );
};
