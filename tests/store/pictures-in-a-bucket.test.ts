import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { startS3 } from '../stubs/s3.ts';

// What the product is started with is read when it is loaded.
const { close, ...bucket } = await startS3();
Object.assign(process.env, {
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: bucket.bucket,
  S3_REGION: bucket.region,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
});
const { services } = await import('@majak/desk/services');
const { store } = await import('../support/store.ts');
afterAll(close);

async function picture(background: string) {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'street.jpg', data, mimetype: 'image/jpeg', size: data.length };
}

async function kept(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of services.files.list('')) keys.push(key);
  return keys;
}

test('a picture of the studio lies in the bucket as it is announced, is replaced there, and goes with its document', async () => {
  const payload = await store();
  const made = await payload.create({
    collection: 'media',
    data: { alt: 'A street' },
    file: await picture('red'),
  });
  const first = await kept();
  expect(first).toContain(made.filename);
  const changed = await payload.update({
    collection: 'media',
    id: made.id,
    data: {},
    file: await picture('blue'),
    overwriteExistingFiles: true,
  });
  const body = await services.files.get(String(changed.filename));
  const { channels } = await sharp(Buffer.from(await new Response(body as BodyInit).arrayBuffer())).stats();
  expect(channels[2]?.mean).toBeGreaterThan(200);
  expect((await kept()).length).toBe(first.length);
  await payload.delete({ collection: 'media', id: made.id });
  expect(await kept()).toEqual([]);
});
