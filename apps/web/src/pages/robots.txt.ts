import type { APIRoute } from 'astro';
import { absolute } from '../shell/seo.ts';

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nDisallow: /preview/\nDisallow: /dev/\nDisallow: /api/auth/\nDisallow: /sign-in/\nSitemap: ${absolute('/sitemap.xml')}\n`,
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    },
  );
