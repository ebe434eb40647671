import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { takePaymentEvent } from '@majak/desk/payments/take-payment-event';
import { readBytes } from '@majak/desk/ports/read-bytes';
import type { APIRoute } from 'astro';
import { problem } from '../../../../problem.ts';

const maxBytes = 256 * 1024;

/** What the bank tells us. The signature is over the bytes as they were sent, so nothing reads them before. */
export const POST: APIRoute = async ({ request }) => {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return problem({ status: 413, title: 'The body is larger than 256 KB' });
  const raw = new TextDecoder().decode(bytes);
  try {
    const taken = await takePaymentEvent(
      await openPayload(),
      raw,
      request.headers.get('stripe-signature') ?? '',
    );
    if (taken === 'forged') return problem({ status: 400, title: 'The signature does not hold' });
    if (taken === 'not yet')
      return problem({ status: 503, title: 'The order is not here yet', headers: { 'Retry-After': '60' } });
    return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    logFailure('A message of the bank could not be taken', error);
    return problem({ status: 503, title: 'Not right now', headers: { 'Retry-After': '60' } });
  }
};

export const ALL: APIRoute = () => problem({ status: 405, title: 'Use POST', headers: { Allow: 'POST' } });
