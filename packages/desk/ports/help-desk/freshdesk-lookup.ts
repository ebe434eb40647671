import * as z from 'zod';
import type { Outcome } from '../outcome.ts';
import type { Call } from './freshdesk-call.ts';
import { bodyAs, createOutcome, fieldFaults } from './freshdesk-outcome.ts';
import { subjectStart, tagOf } from './freshdesk-ticket.ts';
import type { Ticket } from './port.ts';

const perPage = 100;
const mostPages = 10;
/** A hundred tickets with their descriptions, which accounts from before December 2018 still list. */
const maxBytes = 8 * 1024 * 1024;

const listShape = z.array(
  z.object({ id: z.number().int(), subject: z.string().nullish(), tags: z.array(z.string()).nullish() }),
);

/** The subject as well as the tag: people at the desk tidy up tags. */
function isOurs(listed: z.infer<typeof listShape>[number], { reference }: Ticket): boolean {
  const tag = tagOf(reference).toLowerCase();
  if (listed.tags?.some((other) => other.toLowerCase() === tag)) return true;
  return listed.subject?.startsWith(subjectStart(reference)) ?? false;
}

/**
 * Looks for a ticket of ours among those of its requester, newest first. The list is asked and not the search, whose
 * index takes a few minutes to know a new ticket (Freshdesk API v2, filter tickets). The list goes back 30 days, and
 * leaves out what was deleted or marked as spam (Freshdesk API v2, list all tickets).
 * @returns the outcome, or undefined when there is no such ticket.
 */
export async function findTicket(call: Call, ticket: Ticket): Promise<Outcome | undefined> {
  for (let page = 1; page <= mostPages; page += 1) {
    const query = new URLSearchParams({
      email: ticket.email,
      order_by: 'created_at',
      order_type: 'desc',
      per_page: String(perPage),
      page: String(page),
    });
    const answer = await call({ path: `/api/v2/tickets?${query}`, maxBytes });
    // The desk answers 400 "There is no contact matching the given email" when it never heard of the requester.
    if (fieldFaults(answer).some(({ field, code }) => field === 'email' && code === 'invalid_value'))
      return undefined;
    const listed = answer.kind === 'answer' && answer.status === 200 ? bodyAs(listShape, answer) : undefined;
    if (answer.kind === 'none' || !listed) {
      const outcome = createOutcome(answer);
      const afterMs = outcome.kind === 'retry' ? outcome.afterMs : undefined;
      const why = answer.kind === 'none' ? answer.code : answer.status;
      const error = `The help desk could not say whether it has the ticket (${why})`;
      return { kind: 'retry', error, inDoubt: true, ...(afterMs !== undefined && { afterMs }) };
    }
    const found = listed.find((other) => isOurs(other, ticket));
    if (found) return { kind: 'done', externalId: String(found.id) };
    if (!answer.hasNext && listed.length < perPage) return undefined;
  }
  return undefined;
}
