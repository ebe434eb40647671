import { isKey } from '@majak/desk/ports/files/port';
import { services } from '@majak/desk/services';
import type { APIRoute } from 'astro';
import { rangeOf } from '../../media-range.ts';

const isShown = (type: string): boolean => /^(image|video)\//.test(type);

/**
 * Pictures and videos from the studio. Their names are random and never used twice, so they are kept for a year.
 * A player asks for a part of a video at a time.
 */
export const GET: APIRoute = async ({ params, request, rewrite }) => {
  const name = params.file ?? '';
  const known = isKey(name) && !name.includes('/') ? await services.files.has(name) : undefined;
  if (!known || !isShown(known.type)) return rewrite('/404');
  const { size, type } = known;
  const range = rangeOf(request.headers.get('range'), size);
  if (range === 'beyond')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const body = size === 0 ? null : await services.files.get(name, { first, last });
  if (body === undefined) return rewrite('/404');
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      'Content-Type': type,
      'Content-Length': String(last - first + 1),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
      ...(range ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {}),
    },
  });
};
