import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { readBytes } from '@majak/desk/ports/read-bytes';
import { takeBackUpload } from '@majak/desk/uploads/drop-uploads';
import { findUploadForm } from '@majak/desk/uploads/find-upload-form';
import { uploadInWords } from '@majak/desk/uploads/upload-name';
import { sizeInWords } from '@majak/tools/form/kinds/uploads';
import type { APIRoute } from 'astro';
import { type Kept, keepSentFile, uploadsField } from '../../../intake/keep-sent-file.ts';
import { isMultipart, readMultipart } from '../../../intake/read-multipart.ts';
import { announcedBytes, inUploadRoom, noRoom } from '../../../intake/upload-room.ts';
import { problem } from '../../../problem.ts';

const aroundFile = 64 * 1024;

/** The name that a visitor's file has, from a header, since addresses are written down by who stands between. */
function nameIn(headers: Headers): string {
  try {
    return decodeURIComponent(headers.get('upload-name') ?? '');
  } catch {
    return '';
  }
}

type File = { name: string; bytes: Uint8Array };

async function readFile(request: Request, maxBytes: number): Promise<File | Response> {
  const tooLarge = () =>
    problem({
      status: 413,
      title: `${uploadInWords(nameIn(request.headers))} is larger than ${sizeInWords(maxBytes)}. Choose a smaller one.`,
    });
  if (!isMultipart(request.headers)) {
    const bytes = await readBytes(request, maxBytes);
    return bytes ? { name: nameIn(request.headers), bytes } : tooLarge();
  }
  const post = await readMultipart(request, maxBytes + aroundFile);
  if (post instanceof Response) return post.status === 413 ? tooLarge() : post;
  return post.files[0] ?? problem({ status: 400, title: 'Send one file' });
}

function answerOf(kept: Kept): Response {
  switch (kept.kind) {
    case 'kept':
      return Response.json(kept.upload, { status: 201, headers: { 'Cache-Control': 'no-store' } });
    case 'refused':
      return problem({ status: 422, title: kept.message });
    case 'tooMany':
      return problem({
        status: 429,
        title: kept.message,
        headers: { 'Retry-After': String(kept.retryAfterS) },
      });
    case 'failed':
      return problem({ status: 503, title: kept.message, headers: { 'Retry-After': '60' } });
  }
}

/**
 * Takes one file ahead of the form it belongs to: `?form=…&field=…`, the file as the body with its name in `Upload-Name`
 * (percent-encoded), or as multipart. Answers the id that only who sent it knows.
 */
export const POST: APIRoute = async ({ request, url }) => {
  const form = await findUploadForm(await openPayload(), url.searchParams.get('form'));
  const path = url.searchParams.get('field') ?? '';
  const field = form && uploadsField(form, path);
  if (!field) return problem({ status: 404, title: 'No form takes a file there' });
  const { headers } = request;
  return inUploadRoom(announcedBytes(headers, field.maxBytes), async () => {
    const file = await readFile(request, field.maxBytes);
    if (file instanceof Response) return file;
    const client = headers.get('x-client-address') ?? 'unknown';
    return answerOf(await keepSentFile(form, { field: path, ...file }, client));
  }).catch(noRoom);
};

/** Takes a file back that was not handed in, by the id in `Upload-Id`. One that is not there is gone already. */
export const DELETE: APIRoute = async ({ request }) => {
  const id = request.headers.get('upload-id') ?? '';
  if (!/^[\w-]{43}$/.test(id)) return problem({ status: 400, title: 'Name the upload in Upload-Id' });
  try {
    await takeBackUpload(await openPayload(), id);
    return new Response(null, { status: 204 });
  } catch (error) {
    logFailure('A file could not be taken back', error);
    return problem({
      status: 503,
      title: 'The file could not be removed now. It is deleted by itself within two days.',
      headers: { 'Retry-After': '60' },
    });
  }
};

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use POST or DELETE', headers: { Allow: 'POST, DELETE' } });
