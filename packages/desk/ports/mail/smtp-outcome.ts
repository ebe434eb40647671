import * as z from 'zod';
import type { Outcome } from '../outcome.ts';

/** How long to wait when a person has to mend the settings first. */
const mendMs = 15 * 60_000;

const faultShape = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

/** Replies that ask for other credentials (RFC 4954, section 6). */
const credentialReplies = new Set([530, 534, 535, 538]);
/** Steps that are about the one mail; a refusal before them is about the connection and may pass. */
const mailSteps = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** Reply code and enhanced code (RFC 3463) only: the words after them often name the recipient. */
function codesOf(responseCode: number, response: string | undefined): string {
  const enhanced = response?.match(/^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/)?.[1];
  return enhanced ? `${responseCode} ${enhanced}` : String(responseCode);
}

/**
 * What a failed attempt at sending means.
 * @param handedOver Whether any of the message itself was sent: without a reply after that it may have been taken.
 */
export function smtpOutcome(error: unknown, handedOver: boolean): Outcome {
  const { code = 'unknown', responseCode, response, command } = faultShape.catch({}).parse(error);
  if (responseCode === undefined) {
    if (code === 'EENVELOPE') return { kind: 'refused', error: 'The mail cannot be addressed (EENVELOPE)' };
    const when = handedOver ? 'after the message was handed over' : 'before the message was handed over';
    return { kind: 'retry', error: `No answer of the mail server ${when} (${code})`, inDoubt: handedOver };
  }
  const said = codesOf(responseCode, response);
  if (responseCode >= 500 && (code === 'EAUTH' || credentialReplies.has(responseCode))) {
    const text = `The mail server does not take the user and password of SMTP_URL (${said})`;
    return { kind: 'retry', error: text, inDoubt: false, afterMs: mendMs };
  }
  const text = `The mail server answered ${said} to ${command ?? 'CONN'}`;
  if (responseCode >= 500 && mailSteps.has(command ?? '')) return { kind: 'refused', error: text };
  return { kind: 'retry', error: text, inDoubt: false };
}
