import { findCaptions } from '@majak/desk/content/read';
import type { APIRoute } from 'astro';

/** The captions of a video. */
export const GET: APIRoute = async ({ params, rewrite }) => {
  const captions = await findCaptions(Number(params.id));
  if (captions === undefined) return rewrite('/404');
  return new Response(captions, {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
};
