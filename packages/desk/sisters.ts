import { siteNames } from '@majak/sites/site-names';
import { sites } from '@majak/sites/sites';
import { twins } from '@majak/sites/twins';
import { env } from './env.ts';

const addressOf = (name: (typeof siteNames)[number]): string =>
  name === env.SITE ? env.webUrl : (env.SISTER_URLS[name] ?? `https://${sites[name].site.domain}`);

/** Which readers a site is for: English, in its country. */
const readersOf = (name: (typeof siteNames)[number]): string =>
  `en-${sites[name].site.jurisdiction.code.toUpperCase()}`;

/** The other sites of the house: of which country each is, and where it is. */
export const sisters = siteNames
  .filter((name) => name !== env.SITE)
  .map((name) => ({
    country: sites[name].site.jurisdiction.inText,
    readers: readersOf(name),
    url: addressOf(name),
  }));

/** A page and its twins on the other sites, each with its readers; nothing where it has none. The first is for everybody else. */
export function twinsOf(path: string): readonly { readers: string; url: string }[] {
  const pair = twins.find((addresses) => addresses[env.SITE] === path);
  const all = siteNames.flatMap((name) => {
    const address = pair?.[name];
    return address ? [{ readers: readersOf(name), url: new URL(address, addressOf(name)).href }] : [];
  });
  return [...all, ...all.slice(0, 1).map(({ url }) => ({ readers: 'x-default', url }))];
}
