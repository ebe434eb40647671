import type { APIRoute } from 'astro';
import { loadSignIn } from '../../../sign-in/load-sign-in.ts';

/** Whether the button in the mail was pressed, or there is nothing left to wait for: asked by the page that waits. */
export const GET: APIRoute = async ({ request, params }) => {
  const view = await loadSignIn(request, params.interaction ?? '');
  return Response.json(!('waiting' in view), { headers: { 'Cache-Control': 'no-store' } });
};
