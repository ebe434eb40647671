import { env } from '../env.ts';
import { isSame, signature as signatureOf } from '../signature.ts';

export type PreviewTarget = { collection: string; id: unknown };
const lifetimeMs = 15 * 60 * 1000;

/** Address on the site that shows the newest draft of a document; good for a quarter to half an hour, for whoever holds it. */
export function previewUrl({ collection, id }: PreviewTarget, nowMs = Date.now()): string {
  // Rounded, so that the studio's frame is not reloaded by a new address at every keystroke.
  const expires = Math.ceil(nowMs / lifetimeMs) * lifetimeMs + lifetimeMs;
  const text = Buffer.from(JSON.stringify([collection, id, expires])).toString('base64url');
  return `${env.webUrl}/preview/${text}.${signatureOf('preview', text)}`;
}

/** What a preview token stands for; nothing if it is forged, stale or broken. */
export function readPreviewToken(
  token: string,
  nowMs = Date.now(),
): { collection: string; id: number } | undefined {
  const [text = '', signature = ''] = token.split('.');
  if (!isSame(signature, signatureOf('preview', text))) return undefined;
  const [collection, id, expires] = JSON.parse(Buffer.from(text, 'base64url').toString());
  return expires > nowMs ? { collection, id } : undefined;
}
