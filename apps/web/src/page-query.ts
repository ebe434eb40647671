import { topics } from '@majak/desk/content/topics';
import { serviceOptions } from '@majak/desk/site';

/** Query parameters that change what a page shows; all others share one entry of the page cache. */
export const cacheKeyParameters = ['service', 'for', 'from', 'q', 'topic', 'page', 'nationality', 'about'];

const audiences = ['eu', 'non-eu'];
const services = new Set(serviceOptions.map(({ slug }) => slug));
/** Ten thousand articles, twenty on a page; one that is not there is 404, and never kept. */
const highestPage = 500;

type Asked = Pick<URL, 'pathname' | 'searchParams'>;

/** Whether an answer to a parameter is one of the few that a page knows. */
const known: Record<string, (value: string, pathname: string) => boolean> = {
  service: (value) => services.has(value),
  for: (value, pathname) => pathname === '/our-services' && audiences.includes(value),
  topic: (value, pathname) => pathname === '/blog' && topics.some((topic) => topic === value),
  page: (value, pathname) => pathname === '/blog' && /^[1-9]\d*$/.test(value) && Number(value) <= highestPage,
  // What somebody typed or chose is answered anew each time.
  from: () => false,
  q: () => false,
  nationality: () => false,
  about: () => false,
};

/** Whether a page is kept for the next visitor: one with an answer that is no answer is not, or the cache could be flooded. */
export function isWorthStoring({ pathname, searchParams }: Asked): boolean {
  return cacheKeyParameters.every((name) => {
    const [value, ...more] = searchParams.getAll(name);
    return value === undefined || (more.length === 0 && (known[name]?.(value, pathname) ?? false));
  });
}
