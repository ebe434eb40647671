import type { ServiceGroup } from '@majak/desk/content/groups';
import type { Audience } from '@majak/desk/content/read';
import { audienceFrom, countryOf } from './citizenship.ts';

/** What a visitor looks for among the services. */
export type Search = { words: string; country?: string; audience?: Audience };

type Found = {
  title: string;
  summary: string;
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

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Services for those people in which every word is found; the services for UK citizens only where they may be from there. */
export function findServices<S extends Found>(services: readonly S[], search: Search): S[] {
  const words = plain(search.words).split(/\s+/).filter(Boolean);
  return services.filter(({ title, summary, slug, group, audience }) => {
    if (search.audience && audience !== 'both' && audience !== search.audience) return false;
    if (group === 'uk' && search.country && search.country !== 'GB') return false;
    const text = plain(`${title} ${summary} ${slug}`);
    return words.every((word) => text.includes(word));
  });
}
