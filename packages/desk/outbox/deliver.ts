import type { Payload } from 'payload';
import type { Request } from '../payload-types.ts';
import type { Outcome } from '../ports/outcome.ts';
import { secondsUntilAllowed } from '../rate-limit.ts';
import { services } from '../services.ts';
import type { Channel } from '../submissions/submission-kind.ts';
import type { Claim } from './claim.ts';
import { collectionsWithDeliveries } from './collections.ts';
import { confirmationLimit } from './confirmation-limit.ts';
import { recipient } from './recipient.ts';
import { confirmationMail, officeMail } from './request-mails.ts';
import { ticketOf } from './ticket.ts';

type Delivery = (request: Request, claim: Claim, payload: Payload) => Promise<Outcome>;

const keyOf = (claim: Claim) => `${claim.reference}:${claim.channel}`;

/** How each channel of a request for help is served. */
const channels: Record<Channel, Delivery> = {
  desk: async (request, { inDoubt }, payload) =>
    services.helpDesk.submit(await ticketOf(payload, request), { inDoubt }),
  office: async (request, claim, payload) =>
    services.mail.send(await officeMail(payload, request, keyOf(claim))),
  confirmation: async (request, claim, payload) =>
    (await isFlooded(payload, request, claim))
      ? { kind: 'withheld', error: 'This address has had enough confirmations for a day' }
      : services.mail.send(await confirmationMail(payload, request, keyOf(claim))),
};

const isChannel = (name: string): name is Channel => Object.hasOwn(channels, name);

/**
 * Whether somebody has us write to one person again and again. Counted at the first attempt alone: a mail server that
 * was away does not use up the limit. The office hears of the request all the same.
 */
const isFlooded = async (payload: Payload, request: Request, { attempts }: Claim): Promise<boolean> =>
  attempts === 1 &&
  (await secondsUntilAllowed(payload, confirmationLimit, recipient(String(request.email)))) !== undefined;

/** The requests that these deliveries are of, by reference. */
export async function requestsOf(payload: Payload, claims: readonly Claim[]): Promise<Map<string, Request>> {
  const found = new Map<string, Request>();
  for (const kind of collectionsWithDeliveries) {
    const references = claims.filter((claim) => claim.kind === kind).map(({ reference }) => reference);
    if (references.length === 0) continue;
    const { docs } = await payload.find({
      collection: kind,
      where: { reference: { in: [...new Set(references)] } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const request of docs) found.set(request.reference, request);
  }
  return found;
}

/** One attempt at one delivery. Whatever goes wrong is an outcome: nothing is thrown. */
export async function deliver(
  payload: Payload,
  claim: Claim,
  request: Request | undefined,
): Promise<Outcome> {
  const send = isChannel(claim.channel) ? channels[claim.channel] : undefined;
  if (!send) return { kind: 'refused', error: `No such channel: ${claim.channel}` };
  if (!request || request.redactedAt) return { kind: 'refused', error: 'The request was erased' };
  if (request.spam) return { kind: 'refused', error: 'Marked as spam' };
  try {
    return await send(request, claim, payload);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    return { kind: 'retry', error: `The attempt broke off (${name})`, inDoubt: true };
  }
}
