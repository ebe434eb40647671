import { serviceOptions } from '@majak/desk/site';

/** Query parameters that change what a page shows; all others share one entry of the page cache. */
export const meaningful = ['service', 'for'];

const audiences = ['eu', 'non-eu'];
const services = new Set(serviceOptions.map(({ slug }) => slug));

/** Whether a page is kept for the next visitor: one with an answer that is no answer is not, or the cache could be flooded. */
export function isWorthStoring({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  if (meaningful.some((name) => searchParams.getAll(name).length > 1)) return false;
  const [service, audience] = [searchParams.get('service'), searchParams.get('for')];
  if (service !== null && !services.has(service)) return false;
  return audience === null || (pathname === '/our-services' && audiences.includes(audience));
}
