import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { fileOfClient } from '@majak/desk/sign-in/client-files';
import { clientMatters } from '@majak/desk/sign-in/client-matters';
import { clientAreaPath } from '@majak/desk/sign-in/return-address';
import { signedInClient } from '@majak/desk/sign-in/signed-in-client';
import type { APIRoute } from 'astro';
import { seeOther } from '../../../sign-in/see-other.ts';

async function fileAsked(request: Request, id: number) {
  const payload = await openPayload();
  const client = await signedInClient(payload, request);
  if (!client) return seeOther('/api/auth/login');
  return fileOfClient(payload, await clientMatters(payload, client.email), id);
}

/** A file that the client who asks has sent. Another's and one that is not there are one answer. */
export const GET: APIRoute = async ({ request, params, rewrite }) => {
  const file = await fileAsked(request, Number(params.id)).catch((error: unknown) => {
    logFailure('A file of a client could not be opened', error);
    return seeOther(`${clientAreaPath}?file-away`);
  });
  if (file instanceof Response) return file;
  if (!file) return rewrite('/404');
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': file.type,
      // Never shown as a page of this site, whatever is in it.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'private, no-store',
    },
  });
};
