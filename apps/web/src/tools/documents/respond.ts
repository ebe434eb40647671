import { offeredDocument, offersDocument } from '@majak/desk/offered-tools';
import { readText } from '@majak/desk/ports/read-text';
import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import { problem } from '../../problem.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { ownInvoice } from './own-invoice.ts';

/** A picture may come along, as the logo of an invoice. */
const maxBytes = 256 * 1024;
/** Far more than anyone writes in a minute, and little enough that nobody keeps us busy. */
const limit: Limit = { name: 'documents', points: 60, durationS: 60 };
/** A preview is drawn as somebody types. */
const previewLimit: Limit = { name: 'document-previews', points: 600, durationS: 60 };

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Too many calls of a client: when it may call again. */
export async function limitResponse(what: string, client: string): Promise<Response | undefined> {
  const waitS = await secondsUntilAllowedHere(what === 'preview' ? previewLimit : limit, client);
  if (waitS === undefined) return undefined;
  return problem({
    status: 429,
    title: 'Too many documents',
    detail: `Try again in ${waitS} seconds.`,
    headers: { 'Retry-After': String(waitS) },
  });
}

/** Who calls, as limits count them. */
export const clientOf = (request: Request): string => request.headers.get('x-client-address') ?? 'unknown';

/**
 * Answers a call that makes something of a document: 200, or 400, 404, 413, 422, 429, 503 as problem+json with every
 * wrong field by name. Nothing of the document is kept or logged.
 */
export async function respond(slug: string, what: string, request: Request): Promise<Response> {
  const invoice = slug === 'invoice' && offersDocument(slug) ? ownInvoice : undefined;
  if (invoice?.makes(what)) return invoice.respond(what, request);
  const document = await offeredDocument(slug);
  if (!document) return problem({ status: 404, title: 'There is no such document' });
  const makers = documentEndpoints(document);
  const make = makers.get(what);
  if (!make)
    return problem({
      status: 404,
      title: 'There is no such file',
      detail: `POST to /api/v1/documents/${slug}/ and one of ${[...makers.keys()].join(', ')}.`,
    });
  const client = clientOf(request);
  const refused = await limitResponse(what, client);
  if (refused) return refused;
  const text = await readText(request, maxBytes);
  if (text === undefined) return problem({ status: 413, title: 'The body is larger than 256 KB' });
  const body = parsed(text);
  if (!body) return problem({ status: 400, title: 'The body is not JSON' });
  const asked = { document, given: body.value, client, signal: request.signal };
  return invoice && what === 'preview' ? invoice.preview(asked) : make(asked);
}
