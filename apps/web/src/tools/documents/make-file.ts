import { call } from '../../client/http.ts';
import { blankLinesHeader } from './download-response.ts';

/** A file to be made. @param given What it is made of, as programs send it. */
export type FileRequest = { slug: string; format: string; given: unknown };

const nameIn = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];

/** A file that was made. @param blanks How many lines of it are left to write on by hand. */
export type MadeFile = { content: Blob; name: string; blanks: number };

/** Has a file of a document made. @throws what `call` throws. */
export async function makeFile({ slug, format, given }: FileRequest): Promise<MadeFile> {
  const response = await call(`/documents/${slug}/${format}`, { body: given });
  return {
    content: await response.blob(),
    name: nameIn(response) ?? `${slug}.${format}`,
    blanks: Number(response.headers.get(blankLinesHeader) ?? 0),
  };
}
