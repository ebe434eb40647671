import { labelledText } from '@majak/tools/form/labelled-text';
import { contactMessages } from '@majak/tools/forms/contact-messages';
import { nextSteps } from '@majak/tools/forms/contact-request/next-steps';
import { enquiryFiledUnder } from '@majak/tools/forms/enquiries/find-enquiry';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { knownService } from '../known-service.ts';
import { offeredEnquiries } from '../offered-tools.ts';
import type { Request } from '../payload-types.ts';
import type { Mail } from '../ports/mail/port.ts';
import { confirmationSubject } from '../replies/reply-mail.ts';
import { site } from '../site.ts';
import { answersByPart } from '../submissions/answers-by-part.ts';
import { findSubmissionKind } from '../submissions/find-submission-kind.ts';
import { openSubmission, type ReadableAnswer } from '../submissions/open-submission.ts';
import { messageId, office, sender, signature } from './mail-addresses.ts';

/** Every answer, by the parts of a form that has some. */
const inFull = (lines: readonly ReadableAnswer[]): string =>
  answersByPart(lines)
    .map(({ part, lines: own }) => (part ? `${part.toUpperCase()}\n${inLines(own)}` : inLines(own)))
    .join('\n\n');

/** Every answer: those of a line by their groups, then those with lines of their own, each below its label. */
const inLines = (lines: readonly ReadableAnswer[]): string =>
  [
    ...inGroups(lines.filter(({ long }) => !long)),
    ...lines.filter(({ long }) => long).map(({ label, text }) => `${label}\n${text}`),
  ].join('\n\n');

/** Answers one below the other; those of a group or a row below its name, which is said once. */
function inGroups(lines: readonly ReadableAnswer[]): string[] {
  const groups: { under: string; lines: string[] }[] = [];
  for (const { place, label, text } of lines) {
    const under = place?.under ?? '';
    if (groups.at(-1)?.under !== under) groups.push({ under, lines: under ? [under] : [] });
    groups.at(-1)?.lines.push(labelledText(place?.label ?? label, text));
  }
  return groups.map((group) => group.lines.join('\n'));
}

/**
 * Tells the office of a request, in full; a reply goes to the client. Not marked as automatic: help desks pass over
 * mails that are.
 */
export async function officeMail(payload: Payload, request: Request, key: string): Promise<Mail> {
  const { kind, lines } = await openSubmission(payload, request);
  return {
    messageId: messageId(key),
    from: sender,
    to: office,
    replyTo: String(request.email),
    subject: `${request.reference}: ${request.service}`,
    text: `A request came in through the website, by the form “${kind?.label ?? request.kind}”.\n\n${inFull(lines)}\n\nIn the studio: ${env.studioUrl}/admin/collections/requests/${request.id}\n`,
  };
}

/** What happens next, as the page says it that the request came from; older ones are known by their service alone. */
const stepsFor = async (
  payload: Payload,
  { kind, formVersion, service }: Request,
): Promise<readonly string[]> =>
  (await findSubmissionKind(payload, kind, formVersion))?.next ??
  enquiryFiledUnder(String(service), offeredEnquiries)?.thanks.next ??
  nextSteps(site.openingHours);

/**
 * Tells the client that the request arrived and what happens next. Nobody has proved yet that the address is the
 * sender's: so nothing in it was typed by a stranger, not even the name, and nobody can have us send their words.
 */
export async function confirmationMail(payload: Payload, request: Request, key: string): Promise<Mail> {
  const service = knownService(String(request.service));
  const steps = await stepsFor(payload, request);
  return {
    messageId: messageId(key),
    from: sender,
    to: String(request.email),
    replyTo: office,
    subject: confirmationSubject(request.reference),
    automatic: 'replied',
    text: `Hello,

${contactMessages.success}

Your reference is ${request.reference}. Keep it: it’s how we find your request when you call or write.
${service ? `It is about: ${service}.\n` : ''}
What happens next
${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}

If you haven’t heard from us after a day, check your spam folder, then write to ${site.email} or call ${site.phone.shown}.

To keep what you wrote private, we don’t repeat it here. If you didn’t send us anything, somebody else typed your address into our form: answer this e-mail, and we’ll erase the request.

${signature}`,
  };
}
