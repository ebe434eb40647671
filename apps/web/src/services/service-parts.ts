import type { Service } from '@majak/desk/payload-types';
import { headingsByNode, type RichTextData } from '../blocks/headings.ts';

type Section = NonNullable<Service['sections']>[number];
/** A section of a page, with what it is called in the contents and where it is found. */
export type Part = { section: Section; title: string; id: string };

const firstHeading = (body: RichTextData): string => [...headingsByNode(body).values()][0]?.text ?? '';

const titleOf = (section: Section): string => {
  if (section.blockType === 'prose') return section.body ? firstHeading(section.body as RichTextData) : '';
  return 'title' in section && typeof section.title === 'string' ? section.title : '';
};

/** The sections of a page in their order; those without a title are in no contents. */
export const partsOf = (sections: Service['sections']): Part[] =>
  (sections ?? []).map((section, index) => ({ section, title: titleOf(section), id: `part-${index + 1}` }));

const readLater = new Set<string>(['compare', 'feature']);

/** What is read once somebody has nearly decided waits behind its title: other ways, working at a distance, sources. */
export const isFolded = (part: Part, parts: readonly Part[]): boolean => {
  if (part.title === '') return false;
  return (
    readLater.has(part.section.blockType) || (part.section.blockType === 'prose' && part === parts.at(-1))
  );
};
