import { env } from '@majak/desk/env';
import { site } from '@majak/desk/site';
import { mediaPath } from '../media-path.ts';
import { sharePath } from '../og/share-picture-address.ts';
import { shareSize } from '../og/share-picture-size.ts';

type Photo = { url?: string | null; alt?: string | null; width?: number | null; height?: number | null };

/** Search tags of a document, as editors write them. */
type SeoTag = {
  metaTitle?: string | null;
  metaDescription?: string | null;
  metaPhoto?: number | null | Photo;
  canonical?: string | null;
  noindex?: boolean | null;
};

/** What a page says of itself; `heading` and `kicker` are drawn into the picture of a shared link. */
type PageWords = {
  title: string;
  description?: string | null;
  heading?: string | null;
  kicker?: string | null;
};

type MetaImage = { url: string; alt: string; width?: number; height?: number };
export type Meta = {
  title: string;
  description: string;
  /** Full address of the picture of a shared link. */
  image: string;
  picture: MetaImage;
  /** Full address of the page that search engines show instead of this one. */
  canonical?: string;
  noindex: boolean;
};

/** What the head says of a page: its own tags where there are any, otherwise what the page is called and the site's claim. */
export function metaOf(seoTag: SeoTag | null | undefined, page: PageWords): Meta {
  const photo = seoTag?.metaPhoto;
  const picture = (photo && typeof photo === 'object' && chosen(photo)) || drawn(page);
  return {
    title: seoTag?.metaTitle || `${page.title} | ${site.brand}`,
    description: seoTag?.metaDescription || page.description || site.claim,
    image: picture.url,
    picture,
    canonical: seoTag?.canonical ? absolute(seoTag.canonical) : undefined,
    noindex: seoTag?.noindex ?? false,
  };
}

/** The picture that an editor chose. */
function chosen({ url, alt, width, height }: Photo): MetaImage | undefined {
  const path = mediaPath(url);
  if (!path) return undefined;
  return { url: absolute(path), alt: alt ?? '', ...(width && height ? { width, height } : {}) };
}

/** The picture with the page's own words, or the site's if they cannot be drawn. */
function drawn({ title, heading, kicker }: PageWords): MetaImage {
  const words = { title: heading || title, kicker: kicker ?? '' };
  const path = sharePath(words);
  const said = path ? [site.brand, words.kicker, words.title] : [site.brand, site.claim];
  return { url: absolute(path ?? '/share.png'), alt: said.filter(Boolean).join(' · '), ...shareSize };
}

/** The site's full address of a path. */
export const absolute = (path: string): string => new URL(path, env.webUrl).href;
