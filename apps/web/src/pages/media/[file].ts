import { stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@majak/desk/env';
import type { APIRoute } from 'astro';
import { rangeOf } from '../../media-range.ts';
import { streamOf } from '../../media-stream.ts';

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/**
 * Pictures and videos from the studio. Their names are random and never used twice, so they are kept for a year.
 * A player asks for a part of a video at a time.
 */
export const GET: APIRoute = async ({ params, request, rewrite }) => {
  const name = path.basename(params.file ?? '');
  const type = types[path.extname(name).toLowerCase()];
  const file = path.join(env.DATA_DIR, 'files', name);
  const known = type ? await stat(file).catch(() => undefined) : undefined;
  if (!known?.isFile() || !type) return rewrite('/404');
  const { size } = known;
  const range = rangeOf(request.headers.get('range'), size);
  if (range === 'beyond')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  return new Response(streamOf(file, { first, last }), {
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
