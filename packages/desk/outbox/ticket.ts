import type { Payload } from 'payload';
import type { Request } from '../payload-types.ts';
import type { Ticket } from '../ports/help-desk/port.ts';
import { openSubmission } from '../submissions/open-submission.ts';

/** A request as the help desk gets it: every answer in words, and what the desk has fields of its own for. */
export async function ticketOf(payload: Payload, request: Request): Promise<Ticket> {
  const { answers, lines } = await openSubmission(payload, request);
  const { euCitizen } = answers;
  return {
    reference: request.reference,
    fullName: request.name ?? '',
    email: request.email ?? '',
    phone: request.phone ?? '',
    nationality: request.nationality ?? '',
    service: request.service ?? '',
    ...(euCitizen === 'YES' || euCitizen === 'NO' ? { euCitizen } : {}),
    answers: lines,
  };
}
