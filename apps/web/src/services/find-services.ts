import type { ServiceGroup } from '@majak/desk/content/groups';
import type { Audience } from '@majak/desk/content/read';
import { siteWords } from '../search/site-words.ts';
import { audienceFrom, countryOf } from './citizenship.ts';
import { withWords } from './match-services.ts';

/** What a visitor looks for among the services. */
export type Search = { words: string; country?: string; audience?: Audience };

type Found = {
  title: string;
  summary: string;
  forWhom: string;
  group: ServiceGroup;
  audience: Audience | 'both';
  slug: string;
};

const audiences: Record<string, Audience> = { eu: 'eu', 'non-eu': 'nonEu' };
const longestWords = 80;

/** Reads the address: `q` words, `from` a country, `for` EU citizens or others. A country says more than `for`. */
export function searchIn(asked: URLSearchParams): Search {
  const words = (asked.get('q') ?? '').trim().slice(0, longestWords);
  const country = countryOf(asked.get('from'));
  const audience = country ? audienceFrom(country) : audiences[asked.get('for') ?? ''];
  return { words, country, audience };
}

/** Services for those people; the services for UK citizens only where they may be from there. */
export function servicesFor<S extends Found>(services: readonly S[], { audience, country }: Search): S[] {
  return services.filter((service) => {
    if (audience && service.audience !== 'both' && service.audience !== audience) return false;
    return service.group !== 'uk' || !country || country === 'GB';
  });
}

/** The same services in the order of somebody: what their passport does not open comes last. */
export const openFirst = <S extends Found>(services: readonly S[], closed: ReadonlySet<string>): S[] => [
  ...services.filter(({ slug }) => !closed.has(slug)),
  ...services.filter(({ slug }) => closed.has(slug)),
];

/** Services for those people in which every word is found. */
export const findServices = <S extends Found>(services: readonly S[], search: Search): S[] =>
  withWords(servicesFor(services, search), search.words, siteWords);
