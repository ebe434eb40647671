import { site } from '@majak/desk/site';
import type { APIRoute } from 'astro';

/** What a phone calls the site that is kept on its first screen. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      id: '/',
      name: `${site.brand} ${site.jurisdiction.name}`,
      short_name: site.brand,
      description: site.claim,
      start_url: '/',
      display: 'browser',
      background_color: '#0F2038',
      theme_color: '#0F2038',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }),
    { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  );
