/** A text as it is compared: without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

type Described = { title: string; summary: string; slug: string };

/** A test of services for some words: each has to stand in the title, the summary or the address. */
export function hasWords(written: string): (service: Described) => boolean {
  const words = plain(written).split(/\s+/).filter(Boolean);
  return ({ title, summary, slug }) => {
    const text = plain(`${title} ${summary} ${slug}`);
    return words.every((word) => text.includes(word));
  };
}

/** How many services are shown, in words. */
export const countOf = (services: number): string => (services === 1 ? '1 service' : `${services} services`);
