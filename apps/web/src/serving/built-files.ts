import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const yearS = 365 * 24 * 60 * 60;

/** The files that the build made, by their address. There are a hundred small ones: they are held in memory. */
export function builtFiles(folder: string): ReadonlyMap<string, PreparedResponse> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => {
      const address = `/${path.relative(folder, name).split(path.sep).join('/')}`;
      const type = types[path.extname(name)] ?? 'application/octet-stream';
      return [
        address,
        prepareResponse({ 'content-type': type, 'cache-control': keptFor(address) }, readFileSync(name)),
      ];
    }),
  );
}

/** A built file has its content in its name. */
const keptFor = (address: string): string =>
  address.startsWith('/_assets/') ? `public, max-age=${yearS}, immutable` : 'public, max-age=3600';
