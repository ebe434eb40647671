import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { serve } from '../../../../tests/stubs/http.ts';
import { startS3 } from '../../../../tests/stubs/s3.ts';
import { filesContract } from './contract.ts';
import { s3Files } from './s3.ts';

filesContract('A bucket', async () => {
  const { close, ...bucket } = await startS3();
  return { port: s3Files({ ...bucket, timeoutMs: 30_000 }), close };
});

const bucket = { bucket: 'b', region: 'eu-central-1', accessKeyId: 'AKIA0001', secretAccessKey: 'hush-hush' };
const timeoutMs = 30_000;
const put = (endpoint: string, limitMs = timeoutMs) =>
  s3Files({ ...bucket, endpoint, timeoutMs: limitMs }).put('uploads/a.bin', Buffer.from('x'));

describe('a bucket that is not well', () => {
  test('one that does not know us refuses, and is asked once', async () => {
    let asked = 0;
    const endpoint = await serve((_request, response) => {
      asked += 1;
      response
        .writeHead(403)
        .end('<Error><Code>SignatureDoesNotMatch</Code><Key>uploads/a.bin</Key></Error>');
    });
    const failure = await put(endpoint).catch((error: Error) => error.message);
    expect([failure, asked]).toEqual(['The bucket refused (403)', 1]);
  });

  test('every call is signed with what it carries, and says the secret to nobody', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const endpoint = await serve(({ headers }, response) => {
      seen.push(headers);
      response.end();
    });
    await put(endpoint);
    const [headers] = seen;
    expect(headers?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIA0001\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/,
    );
    expect(headers?.['x-amz-content-sha256']).toBe(createHash('sha256').update('x').digest('hex'));
    expect(JSON.stringify(headers)).not.toContain(bucket.secretAccessKey);
  });

  test.each([500, 503, 429])('%i is asked again, and the second answer counts', async (status) => {
    const methods: (string | undefined)[] = [];
    const endpoint = await serve(({ method }, response) => {
      methods.push(method);
      response.writeHead(methods.length === 1 ? status : 200).end();
    });
    await put(endpoint);
    expect(methods).toEqual(['PUT', 'PUT']);
  });

  test('one that never serves is given up after four attempts', async () => {
    let asked = 0;
    const endpoint = await serve((_request, response) => {
      asked += 1;
      response.writeHead(503).end();
    });
    await expect(put(endpoint)).rejects.toThrow('The bucket did not answer (503)');
    expect(asked).toBe(4);
  });

  test('one that never answers is not waited for', async () => {
    const endpoint = await serve(() => undefined);
    await expect(put(endpoint, 20)).rejects.toThrow('The bucket did not answer (AbortError)');
  });

  test('one that points elsewhere is not followed', async () => {
    const elsewhere: string[] = [];
    const other = await serve(({ url = '' }, response) => {
      elsewhere.push(url);
      response.end();
    });
    const endpoint = await serve((_request, response) =>
      response.writeHead(307, { location: `${other}/b/uploads/a.bin` }).end(),
    );
    await expect(put(endpoint)).rejects.toThrow('The bucket did not answer');
    expect(elsewhere).toEqual([]);
  });

  test('a list of several pages is read to its end', async () => {
    const pages = { '': ['a', 'b', true], 'uploads/b': ['c', 'd', false] } as const;
    const endpoint = await serve(({ url = '' }, response) => {
      const after = new URL(url, 'http://127.0.0.1').searchParams.get('start-after') ?? '';
      const [first, second, more] = pages[after === '' ? '' : 'uploads/b'];
      const keys = [first, second].map((key) => `<Contents><Key>uploads/${key}</Key></Contents>`);
      response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${keys.join('')}</ListBucketResult>`);
    });
    const keys: string[] = [];
    for await (const key of s3Files({ ...bucket, endpoint, timeoutMs }).list('uploads/')) keys.push(key);
    expect(keys).toEqual(['uploads/a', 'uploads/b', 'uploads/c', 'uploads/d']);
  });
});

test('the line at the start holds no credentials', () => {
  const { target } = s3Files({ ...bucket, endpoint: 'https://s3.eu-central-1.amazonaws.com', timeoutMs });
  expect(target).toBe('https://s3.eu-central-1.amazonaws.com/b');
});
