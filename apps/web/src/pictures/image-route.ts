import { createHash } from 'node:crypto';
import { QueueFull } from '@majak/desk/documents/worker-queue';
import { isKey } from '@majak/desk/ports/files/port';
import { readBytes } from '@majak/desk/ports/read-bytes';
import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import { services } from '@majak/desk/services';
import type { APIRoute } from 'astro';
import { problem } from '../problem.ts';
import { formFor, readImageRequest } from './image-request.ts';
import { pictureCache } from './picture-cache.ts';
import { askPictureProcess } from './picture-work.ts';

const headers = { Vary: 'Accept', 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Pictures that have to be made for one client: more than any page shows, and few enough that nobody keeps us busy. */
const making: Limit = { name: 'pictures', points: 120, durationS: 60 };

/** The file is no picture, or not all of one. */
class BrokenPicture extends Error {}

class TooMany extends Error {
  readonly waitS: number;
  constructor(waitS: number) {
    super('Too many pictures for one client');
    this.waitS = waitS;
  }
}

/** The studio takes no picture that is larger. */
const mostBytes = 32 * 1024 * 1024;

async function pictureBytes(file: string): Promise<Uint8Array> {
  const body = await services.files.get(file);
  const bytes = body && (await readBytes({ body, headers: new Headers() }, mostBytes));
  if (!bytes) throw new BrokenPicture();
  return bytes;
}

/** Counts a picture that is not kept yet; what is kept may be asked for as often as one likes. */
async function allowMaking(client: string): Promise<void> {
  const waitS = await secondsUntilAllowedHere(making, client);
  if (waitS !== undefined) throw new TooMany(waitS);
}

/** A picture of the studio in the width and form that a browser needs: `/_image?url=/media/…&width=640&quality=75`. */
export const GET: APIRoute = async ({ request, url }) => {
  const asked = readImageRequest(url.searchParams);
  if (Array.isArray(asked))
    return problem({ status: 400, title: 'This picture cannot be asked for', errors: asked });
  const { file, width, quality } = asked;
  const known = isKey(file) ? await services.files.has(file) : undefined;
  if (!known) return problem({ status: 404, title: 'There is no such picture' });

  const form = formFor(request.headers.get('accept'));
  const key = ['image', file, known.size, width, quality, form].join(' ');
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  try {
    const bytes = await pictureCache(key, async () => {
      await allowMaking(request.headers.get('x-client-address') ?? 'unknown');
      const source = await pictureBytes(file);
      const made = await askPictureProcess({ what: 'resized', source, width, quality, form });
      if ('broken' in made) throw new BrokenPicture();
      return made.picture;
    });
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, ETag: etag, 'Content-Type': `image/${form}` },
    });
  } catch (error) {
    return failed(error);
  }
};

function failed(error: unknown): Response {
  if (error instanceof BrokenPicture) return problem({ status: 422, title: 'This file is a broken picture' });
  if (error instanceof TooMany)
    return problem({
      status: 429,
      title: 'Too many new pictures for your address',
      detail: `Ask again in ${error.waitS} seconds.`,
      headers: { 'Retry-After': String(error.waitS) },
    });
  if (!(error instanceof QueueFull)) throw error;
  return problem({
    status: 503,
    title: 'Too many pictures at once',
    detail: 'Ask again in five seconds.',
    headers: { 'Retry-After': '5' },
  });
}
