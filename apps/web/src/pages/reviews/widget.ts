import type { APIRoute } from 'astro';
import { reviewsWidget } from '../../reviews/widget.ts';

/**
 * The frame in which a third party shows its reviews, under a policy of its own. Nobody needs it by itself: opened
 * without a frame around it, it would load the third party unasked.
 */
export const GET: APIRoute = ({ request, rewrite }) => {
  const framed = (request.headers.get('sec-fetch-dest') ?? 'iframe') === 'iframe';
  if (!reviewsWidget || !framed) return rewrite('/404');
  const { vendor, script, id, policy } = reviewsWidget;
  // The parts are checked where the environment is read: an id and a host have no character that means something here.
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Reviews from ${vendor}</title>
<div class="elfsight-app-${id}"></div>
<script src="${script}" async></script>
</html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
};
