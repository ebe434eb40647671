import type { APIRoute } from 'astro';
import { choices } from '../../contact/choices.ts';

const body = JSON.stringify(choices, (key, value) => (key === 'value' ? undefined : value));

/** What the contact form offers under nationality and service, fetched when somebody comes near the form. */
export const GET: APIRoute = () =>
  new Response(body, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' },
  });
