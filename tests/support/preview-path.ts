import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Product } from './start-product.ts';

/** The address that the studio hands out for a draft, signed with the product's own secret or another. */
export function previewPath(
  { dataDirectory }: Product,
  collection: string,
  id: number,
  secret = readFileSync(`${dataDirectory}/secret`, 'utf8').trim(),
): string {
  const expires = Date.now() + 60_000;
  const token = Buffer.from(JSON.stringify([collection, id, expires])).toString('base64url');
  const signature = createHmac('sha256', `preview:${secret}`).update(token).digest('base64url');
  return `/preview/${token}.${signature}`;
}
