import { createHash } from 'node:crypto';

const inline = /<(script|style)(?:\s[^>]*)?>(.*?)<\/\1>/gs;
const allowed = / '(sha256-[\w+/=]+)'/g;

/**
 * A content policy without the hashes that nothing in this page has. The framework names every script of the site that
 * may stand in a page; each is 54 bytes of the first flight, and lets in what is not there.
 */
export function trimContentPolicy(policy: string, html: string): string {
  const used = new Set(
    [...html.matchAll(inline)].map(
      ([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    ),
  );
  return policy.replaceAll(allowed, (source, hash) => (used.has(hash) ? source : ''));
}
