import { readText } from '../read-text.ts';
import { checkedKey, type FilesPort, FilesUnavailable, isKey, typeOfKey } from './port.ts';
import { type S3Options, s3Call } from './s3-call.ts';

/** A thousand keys, which is all that a bucket lists at once. */
const longestList = 2 * 1024 * 1024;

/** Of a bucket's answer its status alone: the text may repeat what was asked. */
async function refused(response: Response): Promise<never> {
  await response.body?.cancel();
  throw new FilesUnavailable(`The bucket refused (${response.status})`);
}

/** The keys of a list (ListObjectsV2), and whether more come. Keys of ours have no letter that XML writes otherwise. */
function readList(xml: string): { keys: string[]; more: boolean } {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  return { keys, more: /<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml) };
}

/** Keeps files in a bucket that speaks S3, each as an object under its key. */
export function s3Files(options: S3Options): FilesPort {
  const call = s3Call(options);
  const page = async (prefix: string, after: string) => {
    const asked = new URLSearchParams({ 'list-type': '2', prefix, ...(after && { 'start-after': after }) });
    const response = await call({ method: 'GET', path: `?${asked}` });
    if (!response.ok) return refused(response);
    const xml = await readText(response, longestList);
    if (xml === undefined) throw new FilesUnavailable('The bucket broke off');
    return readList(xml);
  };
  return {
    kind: 'real',
    target: `${options.endpoint}/${options.bucket}`,
    put: async (key, bytes) => {
      const headers = { 'content-type': typeOfKey(key) };
      const response = await call({ method: 'PUT', path: checkedKey(key), headers, body: bytes });
      if (!response.ok) await refused(response);
      await response.body?.cancel();
    },
    has: async (key) => {
      const response = await call({ method: 'HEAD', path: checkedKey(key) });
      if (response.status === 404) return undefined;
      if (!response.ok) return refused(response);
      return { size: Number(response.headers.get('content-length')), type: typeOfKey(key) };
    },
    get: async (key, range) => {
      // No range means nothing to a bucket; an empty part is none that can be asked for.
      const part = range && { range: `bytes=${range.first}-${range.last}` };
      const response = await call({ method: 'GET', path: checkedKey(key), ...(part && { headers: part }) });
      if (response.ok) return response.body ?? new Blob([]).stream();
      if (response.status !== 404) return refused(response);
      await response.body?.cancel();
      return undefined;
    },
    remove: async (key) => {
      const response = await call({ method: 'DELETE', path: checkedKey(key) });
      if (!response.ok && response.status !== 404) await refused(response);
      await response.body?.cancel();
    },
    list: async function* list(prefix) {
      let after = '';
      for (;;) {
        const { keys, more } = await page(prefix, after);
        yield* keys.filter(isKey);
        after = keys.at(-1) ?? '';
        if (!more || !after) return;
      }
    },
    // A bucket takes an object whole or not at all.
    clearUnfinished: async () => {},
  };
}
