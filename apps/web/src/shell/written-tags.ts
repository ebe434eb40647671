import { findPage } from '@majak/desk/content/read';
import { findFormTags } from '@majak/desk/content/read-forms';

const slugOf = (path: string): string => path.slice(1);

/**
 * The search tags that editors wrote for an address which the program itself shows: those of the page with this
 * address in the studio, such as `contact`. None where they wrote none, or while the store is away.
 */
export const writtenTags = (path: string) =>
  findPage(slugOf(path)).then(
    (page) => page?.seoTag,
    () => undefined,
  );

/** The search tags of a form that an editor built, by its slug; none while the store is away. */
export const tagsOfForm = (slug: string) => findFormTags(slug).catch(() => undefined);

/** What the publication of written tags is announced by. */
export const tagOfWritten = (path: string): string => `pages:${slugOf(path)}`;
