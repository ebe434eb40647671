import type { Page } from '@majak/desk/payload-types';
import type { Application } from '@majak/tools/forms/application';
import { startPath } from './application-address.ts';

type Sections = NonNullable<Page['sections']>;

/** The sections of the page of applications, with a card after its head for each that can be filled in here. */
export function addApplicationCards(sections: Sections, applications: readonly Application[]): Sections {
  if (applications.length === 0) return sections;
  const cards = applications.map((application) => ({
    title: application.title,
    text: application.lead,
    href: startPath(application),
    linkLabel: 'See what it asks',
  }));
  const here = { blockType: 'cards', title: 'Forms you can fill in here', cards } as const;
  return [...sections.slice(0, 1), here, ...sections.slice(1)];
}
