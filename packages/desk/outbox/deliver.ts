import type { Payload } from 'payload';
import type { Request } from '../payload-types.ts';
import type { Outcome } from '../ports/outcome.ts';
import { services } from '../services.ts';
import type { Claim } from './claim.ts';
import { confirmationMail, officeMail } from './request-mails.ts';

type Delivery = (request: Request, claim: Claim) => Promise<Outcome>;

const keyOf = (claim: Claim) => `${claim.reference}:${claim.channel}`;

/** How each channel of a request for help is served. */
const channels: Record<string, Delivery> = {
  desk: (request, { inDoubt }) =>
    services.desk.submit(
      {
        reference: request.reference,
        fullName: String(request.cf_full_name),
        email: String(request.email),
        phone: String(request.cf_client_phone_number),
        euCitizen: request.cf_eu_citizen === 'NO' ? 'NO' : 'YES',
        nationality: String(request.cf_nationality),
        service: String(request.cf_select_servicee),
        description: String(request.description),
      },
      { inDoubt },
    ),
  office: (request, claim) => services.mail.send(officeMail(request, keyOf(claim))),
  confirmation: (request, claim) => services.mail.send(confirmationMail(request, keyOf(claim))),
};

/** One attempt at one delivery. Whatever goes wrong is an outcome: nothing is thrown. */
export async function deliver(payload: Payload, claim: Claim): Promise<Outcome> {
  const send = channels[claim.channel];
  if (!send) return { kind: 'refused', error: `No such channel: ${claim.channel}` };
  try {
    const { docs } = await payload.find({
      collection: claim.kind,
      where: { reference: { equals: claim.reference } },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    const [request] = docs;
    if (!request || request.redactedAt) return { kind: 'refused', error: 'The request was erased' };
    if (request.spam) return { kind: 'refused', error: 'Marked as spam' };
    return await send(request, claim);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    return { kind: 'retry', error: `The attempt broke off (${name})`, inDoubt: true };
  }
}
