import type { Fault } from '@majak/tools/form/fault';
import type { Form } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { takesUploads } from '@majak/tools/form/uploads-in';
import { wireName } from '@majak/tools/form/wire-names';
import { bodyLimit, multipartLimit } from './body-limit.ts';
import { keepPostedFiles } from './keep-posted-files.ts';
import { type Body, readBody } from './read-body.ts';
import { isMultipart, readMultipart } from './read-multipart.ts';
import { announcedBytes, inUploadRoom, noRoom } from './upload-room.ts';

/** What was posted, and what is wrong with files that came with it. */
type ReadPost = Body & { faults: readonly Fault[] };

/** Reads what was posted. Files that came with it are kept at once, and stand among the texts like those sent ahead. */
export async function readPost(request: Request, form: Form): Promise<ReadPost | Response> {
  const { fields } = form;
  if (takesUploads(fields) && isMultipart(request.headers)) {
    const most = multipartLimit(fields);
    // While the last file is put together, its pieces are there too.
    const bytes = 2 * announcedBytes(request.headers, most);
    return inUploadRoom(bytes, () => readWithFiles(request, form, most)).catch(noRoom);
  }
  const body = await readBody(request, bodyLimit(fields));
  return body instanceof Response ? body : { ...body, faults: [] };
}

async function readWithFiles(request: Request, form: Form, mostBytes: number): Promise<ReadPost | Response> {
  const { fields } = form;
  const post = await readMultipart(request, mostBytes);
  if (post instanceof Response) return post;
  const before = fromPost(fields, post.texts);
  const client = request.headers.get('x-client-address') ?? 'unknown';
  const { typed, faults } = await keepPostedFiles(form, { typed: before, files: post.files, client });
  const kept = Object.entries(typed).filter(([path, text]) => before[path] !== text);
  const texts = kept.map(([path, text]) => [wireName(fields, path), text] as const);
  // Of two texts under one name the later counts.
  return { kind: 'form', value: [...post.texts, ...texts], faults };
}
