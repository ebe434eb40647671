const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// A browser drops these before it reads the scheme, so that "java\nscript:" would still run.
const dropped = /[\p{Cc}\p{Cf}\p{Z}]/u;

/**
 * The address of a link if a reader may be led there: http, https, mailto, tel, a path of this site or an anchor.
 * Anything else is undefined, to be shown as plain text.
 */
export const safeHref = (url: unknown): string | undefined => {
  if (typeof url !== 'string') return undefined;
  const href = url.trim();
  if (href === '' || dropped.test(href) || href.includes('\\')) return undefined;
  if (href.startsWith('#') || href.startsWith('?')) return href;
  // Two slashes lead to another host.
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : href;
  return URL.canParse(href) && schemes.has(new URL(href).protocol) ? href : undefined;
};
