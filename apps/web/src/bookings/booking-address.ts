/** Pages at which consultations are booked end in it. */
const ending = '-booking';

/** The consultation that is booked at an address of the site; nothing where that is another kind of page. */
export const consultationAt = (slug: string): string | undefined =>
  slug.endsWith(ending) && !slug.includes('/') ? slug.slice(0, -ending.length) : undefined;

/** An address with what is asked there: empty texts are left out. */
export function withQuery(
  path: string,
  asked: Readonly<Record<string, string | undefined>>,
  at = '',
): string {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  ).toString();
  return `${path}${query ? `?${query}` : ''}${at ? `#${at}` : ''}`;
}
