import { type Upload, uploadList } from '@majak/tools/form/kinds/uploads';
import * as z from 'zod/mini';

/** Why a file was not taken, in words for who sent it. */
export class UploadRefused extends Error {}

/** That nothing arrives at all right now, in words too. */
export class Unreachable extends Error {}

type Sending = {
  /** The key of the form, and the path of the field that the file is for. */
  form: string;
  field: string;
  /** Told how much of it is there, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** How long nothing may move: a slow line takes its time, a dead one does not. */
const silenceMs = 60_000;
const attempts = 6;
/** Who is told to come back so soon does so by itself. */
const soonS = 10;
const problem = z.object({ title: z.string() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const unreachable = 'The file didn’t arrive. Check your connection and choose it again.';
const stopped = () => new DOMException('Stopped', 'AbortError');

/** What is wrong with this file does not keep the next from being sent. */
const refusal = (status: number, title = unreachable): Error =>
  status === 413 || status === 422 ? new UploadRefused(title) : new Unreachable(title);

/** Many send right now: come back in so many seconds. */
type Later = { afterS: number };

/** Not by `fetch`, which does not tell how much of a body has gone. */
function sendOnce(file: File, { form, field, onProgress, signal }: Sending): Promise<Upload | Later> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const silent = () => {
      reject(new Unreachable(unreachable));
      request.abort();
    };
    let silence = setTimeout(silent, silenceMs);
    request.open('POST', `/api/v1/uploads?${new URLSearchParams({ form, field })}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Upload-Name', encodeURIComponent(file.name.toWellFormed()));
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(silent, silenceMs);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const answer = parsed(request.responseText);
      const [upload] = request.status === 201 ? uploadList([answer]) : [];
      const afterS = Number(request.getResponseHeader('Retry-After'));
      if (upload) resolve(upload);
      else if (request.status === 503 && afterS > 0 && afterS <= soonS) resolve({ afterS });
      else reject(refusal(request.status, problem.safeParse(answer).data?.title));
    };
    request.onerror = () => reject(new Unreachable(unreachable));
    request.onabort = () => reject(stopped());
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    };
    request.send(file);
  });
}

/**
 * Sends a file ahead of the answers; where many send at once, again in some seconds.
 * @throws UploadRefused or Unreachable with what to say; AbortError as a DOMException when it was stopped.
 */
export async function sendUpload(file: File, sending: Sending): Promise<Upload> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(file, sending);
    if ('id' in answer) return answer;
    if (attempt === attempts) throw new Unreachable('Many files arrive right now. Try again in a minute.');
    await new Promise((resolve) => setTimeout(resolve, answer.afterS * 1000));
    if (sending.signal.aborted) throw stopped();
  }
}

/** Gives a file back that is not handed in. What does not arrive does no harm: it is thrown away within two days. */
export const takeBackUpload = ({ id }: Upload): void =>
  void fetch('/api/v1/uploads', { method: 'DELETE', headers: { 'Upload-Id': id }, keepalive: true }).catch(
    () => undefined,
  );
