import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import { exportClient } from '@majak/desk/sign-in/export-client';
import { signedInClient } from '@majak/desk/sign-in/signed-in-client';
import type { APIRoute } from 'astro';
import { problem } from '../../problem.ts';
import { seeOther } from '../../sign-in/see-other.ts';

/** Every file is opened for it. */
const exports = { name: 'client-export', points: 5, durationS: 60 * 60 };

/** Everything that is held of the client who asks, as a ZIP. */
export const POST: APIRoute = async ({ request }) => {
  try {
    const payload = await openPayload();
    const client = await signedInClient(payload, request);
    if (!client) return seeOther('/api/auth/login');
    const retryAfterS = await secondsUntilAllowed(payload, exports, client.email);
    if (retryAfterS !== undefined)
      return problem({
        status: 429,
        title: 'You’ve downloaded it five times in an hour',
        headers: { 'Retry-After': String(retryAfterS) },
      });
    const now = new Date();
    return new Response(await exportClient(payload, client.email, now), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="personal-data-${now.toISOString().slice(0, 10)}.zip"`,
        'Cache-Control': 'private, no-store',
      },
    });
  } catch (error) {
    logFailure('A client’s data could not be read', error);
    return problem({ status: 503, title: 'We can’t put your data together right now' });
  }
};

export const ALL: APIRoute = () => seeOther('/client-area#own-data');
