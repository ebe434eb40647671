import { openPayload } from '@majak/desk/payload';
import { fileOfClient } from '@majak/desk/sign-in/client-files';
import { clientMatters } from '@majak/desk/sign-in/client-matters';
import { signedInClient } from '@majak/desk/sign-in/signed-in-client';
import type { APIRoute } from 'astro';
import { problem } from '../../../problem.ts';
import { seeOther } from '../../../sign-in/see-other.ts';

/** A file that the client who asks has sent. Another's and one that is not there are one answer. */
export const GET: APIRoute = async ({ request, params }) => {
  const payload = await openPayload();
  const client = await signedInClient(payload, request);
  if (!client) return seeOther('/api/auth/login');
  const matters = await clientMatters(payload, client.email);
  const file = await fileOfClient(payload, matters, Number(params.id));
  if (!file) return problem({ status: 404, title: 'There is no such file' });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': file.type,
      // Never shown as a page of this site, whatever is in it.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'private, no-store',
    },
  });
};
