import { env } from '@majak/desk/env';

/** The content-management addresses of the specification and the studio's screens for them. */
const screens: readonly [pattern: RegExp, collection: string, single?: 'create'][] = [
  [/^\/createBlog$/, 'articles', 'create'],
  [/^\/user\/blogsList$/, 'articles'],
  [/^\/user\/blogDetail(?:\/(\d+))?$/, 'articles', 'create'],
  [/^\/user\/blogNewDetail(?:\/(\d+))?$/, 'articles', 'create'],
  [/^\/user\/service$/, 'services'],
  [/^\/user\/serviceDetail(?:\/(\d+))?$/, 'services', 'create'],
  [/^\/user\/pageDetail(?:\/(\d+))?$/, 'pages', 'create'],
  [/^\/user\/insurance$/, 'insurance-products'],
  [/^\/user\/insuranceDetail(?:\/(\d+))?$/, 'insurance-products', 'create'],
];

/** Where the studio does what an address under /user or /createBlog stands for; its dashboard for all others. */
export function studioScreen(path: string): string {
  for (const [pattern, collection, single] of screens) {
    const match = pattern.exec(path);
    if (!match) continue;
    const last = match[1] ?? single;
    return `${env.studioUrl}/admin/collections/${collection}${last ? `/${last}` : ''}`;
  }
  return `${env.studioUrl}/admin`;
}
