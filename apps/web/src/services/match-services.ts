import { foldAccents } from '@majak/ui/fold-accents';

type Described = { title: string; summary: string; slug: string };

/** A test of services for some words: each has to stand in the title, the summary or the address. */
export function hasWords(written: string): (service: Described) => boolean {
  const words = foldAccents(written).split(/\s+/).filter(Boolean);
  return ({ title, summary, slug }) => {
    const text = foldAccents(`${title} ${summary} ${slug}`);
    return words.every((word) => text.includes(word));
  };
}

/** How many services are shown, in words. */
export const countOf = (services: number): string => (services === 1 ? '1 service' : `${services} services`);
