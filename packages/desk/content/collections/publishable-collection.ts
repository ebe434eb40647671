import type { CollectionBeforeValidateHook, CollectionConfig, CollectionSlug, Field } from 'payload';
import { courseAddress, keepCourse, keepCourseOfLessons, lessonAddress } from '../academy-addresses.ts';
import { accessTo, withoutRole } from '../access.ts';
import { lawValues, publishAt, sample, seo, slug } from '../fields.ts';
import { keepFormVersion } from '../keep-form-version.ts';
import { knownLaw } from '../law-tokens.ts';
import { moveLessons, rememberCourse } from '../lesson-moves.ts';
import { pathOf, type SiteKind } from '../paths.ts';
import { previewUrl } from '../preview.ts';
import { publicationHooks } from '../publication-hooks.ts';
import { redirectOnRename } from '../redirect-on-rename.ts';
import { formAddress, keepFrontPage, serviceAddress, uniqueAddress } from '../unique-address.ts';
import { discardUntouched } from '../untouched-drafts.ts';

type More = {
  description: string;
  columns: string[];
  /** What lists of this kind are sorted by. */
  sort: string;
  /** For kinds of which there are many. */
  indexes?: CollectionConfig['indexes'];
  /** What the page says. */
  fields: Field[];
  /** What is said about the page, beside it. */
  sidebar: Field[];
};

const addressOf: Record<SiteKind, CollectionBeforeValidateHook> = {
  services: serviceAddress,
  articles: uniqueAddress('pages'),
  pages: uniqueAddress('articles'),
  courses: courseAddress,
  lessons: lessonAddress,
  forms: formAddress,
};

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/**
 * A kind of document that has its own address: drafts, versions, autosave, preview, scheduled publishing,
 * a redirect when its slug changes, and an announcement to the site when it is published.
 */
export function publishableCollection(kind: SiteKind, more: More): CollectionConfig {
  const redirects = redirectOnRename(kind, pathOf[kind]);
  const announcements = publicationHooks((doc) => [kind, `${kind}:${doc.slug}`]);
  const preview = (doc: Record<string, unknown>) => previewUrl({ collection: kind, id: doc.id });
  return {
    slug: kind satisfies CollectionSlug,
    admin: {
      useAsTitle: 'title',
      group: 'Site',
      hideAPIURL: true,
      description: more.description,
      hidden: withoutRole,
      listSearchableFields: ['title', 'slug'],
      defaultColumns: [...more.columns, '_status', 'publishAt', 'updatedAt'],
      components: { edit: { beforeDocumentControls: ['/components/discard-untouched#DiscardUntouched'] } },
      preview: (doc) => (doc.id ? preview(doc) : null),
      livePreview: { url: ({ data }) => (data.id ? preview(data) : null), breakpoints },
    },
    defaultSort: more.sort,
    access: accessTo(kind, 'published'),
    indexes: more.indexes ?? [],
    endpoints: [discardUntouched(kind)],
    versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800 }, validate: false } },
    hooks: {
      beforeOperation: kind === 'courses' ? [keepCourseOfLessons] : [],
      beforeValidate: [addressOf[kind], knownLaw],
      beforeDelete: kind === 'pages' ? [keepFrontPage] : kind === 'courses' ? [keepCourse] : [],
      beforeChange: [
        ...announcements.beforeChange,
        ...(redirects.beforeChange ?? []),
        ...(kind === 'courses' ? [rememberCourse] : []),
        ...(kind === 'forms' ? [keepFormVersion] : []),
      ],
      afterChange: [
        ...(redirects.afterChange ?? []),
        ...announcements.afterChange,
        ...(kind === 'courses' ? [moveLessons] : []),
      ],
      afterDelete: announcements.afterDelete,
    },
    fields: [
      { name: 'title', type: 'text', required: true },
      {
        type: 'tabs',
        tabs: [
          { label: 'Content', fields: more.fields },
          { label: 'Search engines', fields: [seo] },
        ],
      },
      slug,
      publishAt,
      ...more.sidebar,
      sample,
      lawValues,
    ],
  };
}
