import { type Upload, uploadList } from '@majak/tools/form/kinds/uploads';
import * as z from 'zod/mini';

/** Why a file did not arrive, in words for who sent it. */
export class UploadRefused extends Error {}

type Sending = {
  /** The key of the form, and the path of the field that the file is for. */
  form: string;
  field: string;
  /** Told how much of it is there, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

const timeoutMs = 120_000;
const problem = z.object({ title: z.string() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const unreachable = 'The file did not arrive. Check your connection and choose it again.';

/**
 * Sends a file ahead of the answers. Not by `fetch`, which does not tell how much of a body has gone.
 * @throws UploadRefused with what to say; AbortError as a DOMException when it was stopped.
 */
export function sendUpload(file: File, { form, field, onProgress, signal }: Sending): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/v1/uploads?${new URLSearchParams({ form, field })}`);
    request.timeout = timeoutMs;
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Upload-Name', encodeURIComponent(file.name.toWellFormed()));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parsed(request.responseText);
      const [upload] = request.status === 201 ? uploadList([answer]) : [];
      if (upload) resolve(upload);
      else reject(new UploadRefused(problem.safeParse(answer).data?.title ?? unreachable));
    };
    request.onerror = () => reject(new UploadRefused(unreachable));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Gives a file back that is not handed in. What does not arrive does no harm: it is thrown away within two days. */
export const takeBackUpload = ({ id }: Upload): void =>
  void fetch('/api/v1/uploads', { method: 'DELETE', headers: { 'Upload-Id': id }, keepalive: true }).catch(
    () => undefined,
  );
