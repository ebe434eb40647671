import { env } from '@majak/desk/env';
import { site } from '@majak/desk/site';
import { mediaPath } from '../media-path.ts';

/** Search tags of a document, as editors write them. */
export type SeoTag = {
  metaTitle?: string | null;
  metaDescription?: string | null;
  metaPhoto?: number | null | { url?: string | null; alt?: string | null };
  noindex?: boolean | null;
};

export type Meta = { title: string; description: string; image: string; noindex: boolean };

/** What the head says of a page: its own tags where there are any, otherwise what the page is called and the site's claim. */
export function metaOf(
  seoTag: SeoTag | null | undefined,
  fallback: { title: string; description?: string | null },
): Meta {
  const photo = seoTag?.metaPhoto;
  const photoUrl = photo && typeof photo === 'object' ? photo.url : undefined;
  return {
    title: seoTag?.metaTitle || `${fallback.title} | ${site.brand}`,
    description: seoTag?.metaDescription || fallback.description || site.claim,
    image: absolute(mediaPath(photoUrl) ?? '/share.png'),
    noindex: seoTag?.noindex ?? false,
  };
}

/** The site's full address of a path. */
export const absolute = (path: string): string => new URL(path, env.webUrl).href;
