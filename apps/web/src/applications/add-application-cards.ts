import type { Page } from '@majak/desk/payload-types';
import type { Application } from '@majak/tools/forms/application';
import { startPath } from './application-address.ts';

type Sections = NonNullable<Page['sections']>;

const cardOf = (application: Application) => ({
  title: application.title,
  text: application.lead,
  href: startPath(application),
  linkLabel: application.action ?? `Open “${application.title}”`,
});

/** The section that the first button of the page leads to. */
const firstId = 'forms';

/** The sections of the page of applications, after its head with a card for each: those of offices, and our own. */
export function addApplicationCards(sections: Sections, applications: readonly Application[]): Sections {
  const groups = [
    { title: 'Official forms', of: applications.filter(({ official }) => official) },
    { title: 'What we ask new clients', of: applications.filter(({ official }) => !official) },
  ].filter(({ of }) => of.length > 0);
  const here = groups.map(({ title, of }, at) => ({
    blockType: 'cards' as const,
    id: at === 0 ? firstId : null,
    title,
    cards: of.map(cardOf),
  }));
  return [...sections.slice(0, 1), ...here, ...sections.slice(1)];
}
