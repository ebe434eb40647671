import type { TextFieldSingleValidation } from 'payload';

const wrongPath =
  'An address on this site, such as /our-services. Letters beyond a to z are written as in the address bar when copied: %C5%99';

/** An address that leads on: a path without a query, since whatever query it is asked with goes along. */
export const oldPath: TextFieldSingleValidation = (value) => {
  if (typeof value !== 'string' || !isSitePath(value)) return wrongPath;
  return !/[?#]/.test(value) || 'Only the path, without ? and #';
};

/** Where an old address leads: on this site, and never back to it by way of other redirects. */
export const newPath: TextFieldSingleValidation = async (value, { data, event, req }) => {
  if (typeof value !== 'string' || !isSitePath(value)) return wrongPath;
  const from: unknown = Reflect.get(data, 'from');
  if (pathOnly(value) === from) return 'This leads to itself';
  if (event === 'onChange') return true;
  const passed = new Set<string>();
  let at: string | undefined = pathOnly(value);
  while (at !== undefined && !passed.has(at)) {
    passed.add(at);
    const { docs }: { docs: { to: string }[] } = await req.payload.find({
      collection: 'redirects',
      where: { from: { equals: at } },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    });
    at = docs[0] && pathOnly(docs[0].to);
    if (at === from) return 'This leads in a circle: from there another redirect leads back';
  }
  return true;
};

/**
 * Printable ASCII without the backslash, which browsers read as a slash. Two slashes would lead to another host, and a
 * folder called by dots is taken out on the way to them: what a browser makes of the address has to be the address.
 */
function isSitePath(value: string): boolean {
  if (!/^\/[!-[\]-~]*$/.test(value) || !URL.canParse(value, anySite)) return false;
  const path = pathOnly(value);
  return !path.includes('//') && new URL(value, anySite).pathname === path;
}

const anySite = 'http://site.invalid';
const pathOnly = (address: string): string => address.replace(/[?#].*$/, '');
