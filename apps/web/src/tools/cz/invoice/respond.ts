import { offersDocument } from '@majak/desk/offered-tools';
import { readText } from '@majak/desk/ports/read-text';
import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import { droppedRate, readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import { droppedRateFault } from '@majak/tools/documents/invoice/dropped-rate';
import { problem } from '../../../problem.ts';
import { validationProblem } from '../../documents/validation-problem.ts';
import { type DrawingOptions, invoiceEndpoints } from './invoice-endpoints.ts';

const maxBytes = 256 * 1024;
/** Far more than anyone writes in a minute, and little enough that nobody keeps us busy. */
const limit: Limit = { name: 'invoices', points: 60, durationS: 60 };
/** A preview is drawn as somebody types. */
const previewLimit: Limit = { name: 'invoice-pages', points: 600, durationS: 60 };

/** What is drawn, and therefore has a look. */
const drawings: ReadonlySet<string> = new Set(['pdf', 'pages']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The invoice, and for a drawing apart from it how that shall look. */
function parts(what: string, given: unknown): { fields: unknown; beside: DrawingOptions } {
  if (!drawings.has(what) || !isObject(given)) return { fields: given, beside: {} };
  const { layout, accent, logo, ...fields } = given;
  return { fields, beside: { layout, accent, logo } };
}

async function refusal(what: string, client: string): Promise<Response | undefined> {
  const waitS = await secondsUntilAllowedHere(what === 'pages' ? previewLimit : limit, client);
  if (waitS === undefined) return undefined;
  return problem({
    status: 429,
    title: 'Too many invoices',
    detail: `Try again in ${waitS} seconds.`,
    headers: { 'Retry-After': String(waitS) },
  });
}

const tooLarge = (what: string): Response =>
  problem({
    status: 413,
    title: 'The body is larger than 256 KB',
    // Refused unread: which of the two it is, only who sent it knows.
    detail: drawings.has(what)
      ? 'Make the logo smaller, if there is one: it is printed 1417 by 354 pixels at most. Otherwise the invoice is too long.'
      : 'The invoice is too long.',
  });

/**
 * Answers a call that makes something of an invoice: 200, or 400, 404, 413, 422, 429, 503 as problem+json with every
 * wrong field by name. Nothing of the invoice is kept or logged.
 */
export async function respond(what: string, request: Request): Promise<Response> {
  const make = offersDocument('invoice') ? invoiceEndpoints.get(what) : undefined;
  if (!make)
    return problem({
      status: 404,
      title: 'There is no such document',
      detail: `POST to /api/v1/invoices/ and one of ${[...invoiceEndpoints.keys()].join(', ')}.`,
    });
  const client = request.headers.get('x-client-address') ?? 'unknown';
  const refused = await refusal(what, client);
  if (refused) return refused;
  const text = await readText(request, maxBytes);
  if (text === undefined) return tooLarge(what);
  const given = parsed(text);
  if (!given) return problem({ status: 400, title: 'The body is not JSON' });
  const { fields, beside } = parts(what, given.value);
  const read = readInvoice(fields);
  if (!read.ok)
    return problem({ status: 422, title: 'Some fields need your attention', errors: [...read.faults] });
  const dropped = droppedRate(fields, read.value);
  if (dropped !== undefined && what !== 'check')
    return validationProblem([droppedRateFault(fields, dropped)]);
  return make({ invoice: read.value, beside, client, signal: request.signal, dropped });
}
