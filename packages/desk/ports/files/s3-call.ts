import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { releaseBytes } from '../release-bytes.ts';
import { FilesUnavailable } from './port.ts';

export type S3Options = {
  /** `https://s3.eu-central-1.amazonaws.com`; `http://127.0.0.1:port` for a server on this machine. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For one call until its answer begins, and for each piece of it after that. */
  timeoutMs: number;
};

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket: a key, or a question that begins with `?`. */
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
};

const attempts = 4;
const firstWaitMs = 100;

const isPassing = (status: number): boolean => status === 429 || status >= 500;
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/**
 * Calls a bucket, by paths and not by names of hosts, so that the one host of the endpoint is all that is ever asked.
 * No redirects, a time-out for each attempt; what passes (no answer, 429, 5xx) is tried again: every call here says the
 * same when it is said twice.
 * @throws FilesUnavailable when no attempt was answered.
 */
export function s3Call({ endpoint, bucket, timeoutMs, ...credentials }: S3Options) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  const once = async ({ method, path, headers, body }: S3Request): Promise<Response> => {
    const signed = await client.sign(new URL(`/${bucket}/${path}`, endpoint).href, {
      method,
      headers: {
        ...headers,
        // What arrives is what was signed, whoever stands between.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    });
    const overdue = new AbortController();
    const timer = setTimeout(() => overdue.abort(), timeoutMs);
    // Given to the call and not to what signs, which would copy it once more.
    const sent = body && new Uint8Array(body);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(sent && { body: sent }),
        redirect: 'error',
        signal: overdue.signal,
      });
    } finally {
      clearTimeout(timer);
      if (sent) releaseBytes(sent);
    }
  };
  return async (request: S3Request): Promise<Response> => {
    let reason = '';
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await wait(firstWaitMs * 4 ** (attempt - 1) * (0.5 + Math.random()));
      try {
        const response = await once(request);
        if (!isPassing(response.status)) return response;
        reason = String(response.status);
        await response.body?.cancel();
      } catch (error) {
        reason = nameOf(error);
      }
    }
    throw new FilesUnavailable(`The bucket did not answer (${reason})`);
  };
}
