import { sizeInWords } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { caseKinds } from '../cases/case-kinds.ts';
import { changeCase } from '../cases/change-case.ts';
import { query } from '../database.ts';
import { QueueFull, WorkerLost } from '../documents/worker-queue.ts';
import { readBytes } from '../ports/read-bytes.ts';
import { keepUpload } from '../uploads/keep-upload.ts';
import { uploadInWords } from '../uploads/upload-name.ts';
import { refuse } from './request-actions-access.ts';
import { forStaff, idempotencyKeyOf, idIn, withoutKey } from './staff-endpoints.ts';

const { form } = caseKinds['paper-given'];
const { files: field } = form.fields;
const { accept, maxBytes } = field.kind === 'uploads' ? field : { accept: [], maxBytes: 0 };

function nameIn({ headers }: PayloadRequest): string {
  try {
    return decodeURIComponent(headers.get('upload-name') ?? '');
  } catch {
    return '';
  }
}

/** Keeps the file that was sent; why not, where it is not taken. */
async function keep(req: PayloadRequest) {
  const name = nameIn(req);
  const bytes = await readBytes({ body: req.body ?? null, headers: req.headers }, maxBytes);
  if (!bytes) return refuse(413, `${uploadInWords(name)} is larger than ${sizeInWords(maxBytes)}.`);
  try {
    const sent = { form: form.key, field: 'files', name, bytes };
    const kept = await keepUpload(req.payload, sent, { accept, maxBytes });
    return 'refused' in kept ? refuse(422, kept.refused) : kept;
  } catch (error) {
    if (error instanceof QueueFull || error instanceof WorkerLost)
      return refuse(503, 'Many files arrive right now. Try again in a minute.');
    throw error;
  }
}

/**
 * A file that staff add to a paper of a case, as it came by mail or over the counter: `POST /api/cases/{id}/papers/{paper}`,
 * the bytes as the body, the name in `Upload-Name`. Sent again under its key it is added once.
 */
export const caseFileEndpoint: Endpoint = {
  path: '/:id/papers/:paper',
  method: 'post',
  handler: forStaff(async (req) => {
    const idempotencyKey = idempotencyKeyOf(req);
    if (!idempotencyKey) return withoutKey();
    const [row] = await query(req.payload, sql`SELECT reference FROM cases WHERE id = ${idIn(req)}`);
    if (!row) return refuse(404, 'There is no such case.');
    const reference = String(row.reference);
    const before = await query(
      req.payload,
      sql`SELECT id FROM case_changes WHERE idempotency_key = ${idempotencyKey} AND case_reference = ${reference}`,
    );
    if (before.length > 0) return Response.json({});
    const kept = await keep(req);
    if (kept instanceof Response) return kept;
    const outcome = await changeCase(req.payload, {
      reference,
      kind: 'paper-given',
      given: { paper: Number(req.routeParams?.paper), files: [kept] },
      author: 'agency',
      ...(req.user?.email ? { person: req.user.email } : {}),
      idempotencyKey,
    });
    if (outcome.kind === 'refused') return Response.json({ errors: outcome.faults }, { status: 422 });
    return outcome.kind === 'made' ? Response.json({}) : refuse(404, 'There is no such case.');
  }),
};
