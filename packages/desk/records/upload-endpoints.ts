import { sizeInWords, typeInWords } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { query } from '../database.ts';
import { FilesUnavailable } from '../ports/files/port.ts';
import { bindUploads } from '../uploads/bind-uploads.ts';
import { openUpload } from '../uploads/open-upload.ts';
import { SealBroken } from '../uploads/seal.ts';
import { caseOwner } from '../uploads/upload-owner.ts';
import { mayActOnRequests, refuse } from './request-actions-access.ts';

const numberIn = (req: PayloadRequest, name: string): number => {
  const given = Number(req.routeParams?.[name]);
  return Number.isSafeInteger(given) ? given : -1;
};

/** What files belong to. */
type Owner = 'requests' | 'cases';

/** The files of a request or a case by its number; only one of them, if that is asked for. */
async function uploadsOf({ payload }: PayloadRequest, [owner, id]: [Owner, number], upload?: number) {
  const table = sql.identifier(owner);
  const prefix = owner === 'cases' ? caseOwner('') : '';
  await bindUploads(payload);
  return query(
    payload,
    sql`SELECT uploads.id, uploads.key, uploads.name, type, size, uploads.reference FROM uploads
        JOIN ${table} ON uploads.reference = ${prefix} || ${table}.reference
        WHERE ${table}.id = ${id} ${upload === undefined ? sql`` : sql`AND uploads.id = ${upload}`}
        ORDER BY uploads.id`,
  );
}

/** A name as a header may carry it (RFC 6266 and 8187): in letters of ASCII, and as it is. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;

/** Writes down who takes out what, before anything is handed over. */
async function record({ payload, user }: PayloadRequest, row: Record<string, unknown>): Promise<void> {
  const at = new Date().toISOString();
  await query(
    payload,
    sql`INSERT INTO downloads (reference, upload, type, size, person, created_at, updated_at)
        VALUES (${row.reference}, ${row.id}, ${row.type}, ${row.size}, ${user?.email ?? 'unknown'}, ${at}, ${at})`,
  );
}

const notAllowed = () => refuse(403, 'Only agents and owners may do this.');

const list: Endpoint = {
  path: '/:id/uploads',
  method: 'get',
  handler: async (req) => {
    if (!mayActOnRequests(req)) return notAllowed();
    const rows = await uploadsOf(req, ['requests', numberIn(req, 'id')]);
    const uploads = rows.map(({ id, name, type, size }) => ({
      id: Number(id),
      name,
      // In words, as staff read it.
      what: `${typeInWords(String(type))}, ${sizeInWords(Number(size))}`,
    }));
    return Response.json({ uploads }, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};

/** Why a file could not be opened, for staff. @throws what is none of these. */
function unopened(error: unknown): Response {
  if (error instanceof FilesUnavailable)
    return refuse(503, 'The store of files does not answer. Try again in a minute.');
  if (error instanceof SealBroken)
    return refuse(
      500,
      'This file cannot be decrypted. Ask the person who keeps the keys to the files (FILES_KEYS).',
    );
  throw error;
}

/** Takes out one file. */
export const downloadOf = (owner: Owner): Endpoint => ({
  path: '/:id/uploads/:upload',
  method: 'get',
  handler: async (req) => {
    if (!mayActOnRequests(req)) return notAllowed();
    const [row] = await uploadsOf(req, [owner, numberIn(req, 'id')], numberIn(req, 'upload'));
    if (!row) return refuse(404, 'There is no such file.');
    await record(req, row);
    const bytes = await openUpload(String(row.key)).catch(unopened);
    if (bytes instanceof Response) return bytes;
    if (!bytes) return refuse(404, 'This file is not in the store of files any more.');
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': String(row.type),
        'Content-Disposition': disposition(String(row.name)),
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  },
});

/** What staff do with the files of a request: list them, and take one out, which is written down. */
export const uploadEndpoints: Endpoint[] = [list, downloadOf('requests')];
