import { env } from '@majak/desk/env';

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

const maxBodyBytes = 256 * 1024;
/** A form of the admin carries a whole document; one for a picture carries the picture. */
const maxFormBytes = 1024 * 1024;
const maxUploadBytes = 10 * 1024 * 1024 + maxFormBytes;

/** Wraps a handler of an unsafe method: refuses what another site sends, and what is too large. */
export const guardHandler =
  (handler: Handler): Handler =>
  async (request, context) => {
    if (!isFromStudio(request))
      return problem(403, `Open the studio at ${env.studioUrl}: requests from elsewhere are refused.`);
    const { slug = [] } = await context.params;
    const size = declaredSize(request);
    if (size === undefined) return problem(411, 'The request has to say how long its body is.');
    if (size > allowedSize(request, slug[0])) return problem(413, 'The request is too large.');
    return handler(request, context);
  };

/** True for the studio's own pages, and for programs that are no browser: these carry no cookie of anyone. */
function isFromStudio({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  return origin === null || origin === env.studioUrl;
}

/** Bytes of the body by its header; nothing if it comes in chunks of unknown number. */
function declaredSize({ headers }: Request): number | undefined {
  if (headers.has('Transfer-Encoding')) return undefined;
  const length = Number(headers.get('Content-Length') ?? 0);
  return Number.isSafeInteger(length) ? length : undefined;
}

function allowedSize({ headers }: Request, collection: string | undefined): number {
  if (!headers.get('Content-Type')?.startsWith('multipart/form-data')) return maxBodyBytes;
  return collection === 'media' ? maxUploadBytes : maxFormBytes;
}

const problem = (status: number, message: string): Response =>
  Response.json(
    { title: message, status, errors: [{ message }] },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
