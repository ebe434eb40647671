import type { APIRoute } from 'astro';

/** Stands in the place of the framework's image route, which fetches and resizes for anyone. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
