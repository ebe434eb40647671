import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@majak/desk/env';
import type { APIRoute } from 'astro';

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Pictures from the studio. Their names are random and never used twice, so they are kept for a year. */
export const GET: APIRoute = async ({ params, rewrite }) => {
  const name = path.basename(params.file ?? '');
  const type = types[path.extname(name).toLowerCase()];
  const bytes = type
    ? await readFile(path.join(env.DATA_DIR, 'files', name)).catch(() => undefined)
    : undefined;
  if (!bytes || !type) return rewrite('/404');
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
};
