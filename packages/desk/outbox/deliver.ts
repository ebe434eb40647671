import type { Payload } from 'payload';
import { bookingChannels, waitChannels } from '../bookings/booking-channels.ts';
import { type CaseReader, mailOfChange } from '../cases/mail-of-change.ts';
import { orderChannels } from '../orders/carry-out-order.ts';
import type {
  BookingChange,
  BookingWait,
  CaseChange,
  OrderChange,
  Request,
  RequestReply,
  SignIn,
} from '../payload-types.ts';
import type { Outcome } from '../ports/outcome.ts';
import { markAnswered } from '../replies/mark-answered.ts';
import { replyMail } from '../replies/reply-mail.ts';
import { services } from '../services.ts';
import { signInMail } from '../sign-in/sign-in-mail.ts';
import type { Channel } from '../submissions/submission-kind.ts';
import type { Claim } from './claim.ts';
import { collectionsWithDeliveries } from './collections.ts';
import { erasedUnsent } from './erased-unsent.ts';
import { flooded, isFlooded } from './is-flooded.ts';
import { confirmationMail, officeMail } from './request-mails.ts';
import { ticketOf } from './ticket.ts';

/** What a row that carries deliveries is, by its collection. */
type Carried = {
  requests: Request;
  'request-replies': RequestReply;
  'case-changes': CaseChange;
  'order-changes': OrderChange;
  'booking-changes': BookingChange;
  'booking-waits': BookingWait;
  'sign-ins': SignIn;
};
type Delivery<Row> = (row: Row, claim: Claim, payload: Payload, isLate: () => boolean) => Promise<Outcome>;

/** A process that stood still may wake when another has taken what it held. */
const heldUp = ({ inDoubt }: Claim): Outcome => ({
  kind: 'retry',
  error: 'The attempt came too late: the process was held up',
  inDoubt,
});

const keyOf = (claim: Claim) => `${claim.reference}:${claim.channel}`;

/** How each channel of a request for help is served. */
const requestChannels: Record<Channel, Delivery<Request>> = {
  desk: async (request, claim, payload, isLate) => {
    const ticket = await ticketOf(payload, request);
    // The help desk takes a ticket twice; a mail with the same number is one.
    return isLate() ? heldUp(claim) : services.helpDesk.submit(ticket, { inDoubt: claim.inDoubt });
  },
  office: async (request, claim, payload) =>
    services.mail.send(await officeMail(payload, request, keyOf(claim))),
  confirmation: async (request, claim, payload) =>
    (await isFlooded(payload, String(request.email), claim))
      ? flooded
      : services.mail.send(await confirmationMail(payload, request, keyOf(claim))),
};

const caseMail =
  (to: CaseReader): Delivery<CaseChange> =>
  async (change, claim, payload) => {
    const mail = await mailOfChange(payload, { change, to, key: keyOf(claim) });
    return mail
      ? services.mail.send(mail)
      : { kind: 'withheld', error: 'It was taken back before it was told' };
  };

const reply: Delivery<RequestReply> = async (row, claim, payload) => {
  const { docs } = await payload.find({
    collection: 'requests',
    where: { reference: { equals: row.requestReference } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const [request] = docs;
  if (!request || request.redactedAt) return { kind: 'withheld', error: erasedUnsent };
  if (request.spam) return { kind: 'refused', error: 'Marked as spam' };
  // Who died right after writing it had not said so.
  await markAnswered(payload, request.reference, row.createdAt);
  return services.mail.send(replyMail(request, row, keyOf(claim)));
};

/** A link that has run out, or that another took the place of, is not sent any more. */
const linkMail: Delivery<SignIn> = async (signIn, claim) =>
  new Date(signIn.expiresAt) > new Date()
    ? services.mail.send(signInMail(signIn, keyOf(claim)))
    : { kind: 'withheld', error: 'The link had run out before it was sent' };

const channels: { [Kind in keyof Carried]: Readonly<Record<string, Delivery<Carried[Kind]>>> } = {
  requests: requestChannels,
  'request-replies': { client: reply },
  'case-changes': { client: caseMail('client'), agency: caseMail('agency') },
  'order-changes': orderChannels,
  'booking-changes': bookingChannels,
  'booking-waits': waitChannels,
  'sign-ins': { link: linkMail },
};

/** The rows that these deliveries are of, by reference. */
export async function rowsOf(payload: Payload, claims: readonly Claim[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
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
    for (const row of docs) found.set(row.reference, row);
  }
  return found;
}

type Row = Carried[keyof Carried];

/**
 * One attempt at one delivery. Whatever goes wrong is an outcome: nothing is thrown.
 * @param isLate Whether an attempt that begins now may still be under way when the claim has run out.
 */
export async function deliver(
  payload: Payload,
  claim: Claim,
  row: Row | undefined,
  isLate: () => boolean,
): Promise<Outcome> {
  const known: Readonly<Record<string, Delivery<never>>> = channels[claim.kind];
  const send = Object.hasOwn(known, claim.channel) ? known[claim.channel] : undefined;
  if (!send) return { kind: 'refused', error: `No such channel: ${claim.channel}` };
  if (!row || row.redactedAt) return { kind: 'withheld', error: erasedUnsent };
  if ('spam' in row && row.spam) return { kind: 'refused', error: 'Marked as spam' };
  if (isLate()) return heldUp(claim);
  try {
    // A claim names the collection that its row is of.
    return await send(row as never, claim, payload, isLate);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    return { kind: 'retry', error: `The attempt broke off (${name})`, inDoubt: true };
  }
}
