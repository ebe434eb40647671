import type { Ticket } from './port.ts';

/** Of the desk, in characters (Freshdesk API v2, create a ticket). */
const limits = { subject: 255, name: 255, tag: 32, customText: 255 } as const;
/** Freshdesk's numbers: status 2 is open, priority 1 is low, source 2 is the portal. */
const open = { status: 2, priority: 1, source: 2 } as const;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Counts in code points, so that a character is never cut in half. */
const clip = (text: string, length: number): string => [...text.toWellFormed()].slice(0, length).join('');
const oneLine = (text: string, length: number): string =>
  clip(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), length);

/** Text as HTML: nothing of it is markup, its line breaks stay. */
export const asHtml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/\n/g, '<br>');

/** The tag and the start of the subject by which a ticket of ours is found again. */
export const tagOf = (reference: string): string => reference.slice(0, limits.tag);
export const subjectStart = (reference: string): string => `${reference}: `;

const bold = (label: string): string => `<b>${asHtml(/[?:]$/.test(label) ? label : `${label}:`)}</b>`;

type Answer = Omit<Ticket['answers'][number], 'long'>;

const longLine = ({ label, text }: Answer): string => `<div>${bold(label)}<br>${asHtml(text)}</div><br>`;
const shortLines = (answers: readonly Answer[]): string =>
  `<div>${answers.map(({ label, text }) => `${bold(label)} ${asHtml(text)}`).join('<br>')}</div>`;

/** What was written at length comes first, where the form has no parts; otherwise one part after the other. */
function descriptionOf({ reference, answers }: Ticket): string {
  const known = [{ label: 'Reference', text: reference }];
  const parts = [...new Set(answers.flatMap(({ part = [] }) => part))];
  const inNone = answers.filter(({ part }) => part === undefined);
  const long = inNone.filter((answer) => answer.long).map(longLine);
  const top = `${long.join('')}${shortLines([...known, ...inNone.filter((answer) => !answer.long)])}`;
  const each = parts.map((part) => {
    const own = answers.filter((answer) => answer.part === part);
    const lines = own.map((answer) => (answer.long ? longLine(answer) : shortLines([answer])));
    return `<br><h3>${asHtml(part)}</h3>${lines.join('')}`;
  });
  return [top, ...each].join('');
}

const customFields: Record<string, (ticket: Ticket) => string> = {
  cf_full_name: ({ fullName }) => fullName,
  cf_client_phone_number: ({ phone }) => phone,
  cf_eu_citizen: ({ euCitizen = '' }) => euCitizen,
  cf_nationality: ({ nationality }) => nationality,
  cf_select_servicee: ({ service }) => service,
};

/** The fields this site has at the desk besides the desk's own. */
export const customFieldNames: ReadonlySet<string> = new Set(Object.keys(customFields));

/**
 * A ticket in the words of the desk. The description holds every field in readable form, so leaving custom fields
 * out loses nothing. The phone is no parameter of its own: the desk would look for, or make, a contact by it.
 * @param omitted Names of custom fields this desk does not take.
 */
export function freshdeskTicket(ticket: Ticket, omitted: ReadonlySet<string>) {
  const kept = Object.entries(customFields)
    .filter(([name]) => !omitted.has(name))
    .map(([name, read]) => [name, oneLine(read(ticket), limits.customText)] as const)
    .filter(([, text]) => text !== '');
  return {
    ...open,
    subject: oneLine(
      `${subjectStart(ticket.reference)}${ticket.service} – ${ticket.fullName}`,
      limits.subject,
    ),
    description: descriptionOf(ticket),
    name: oneLine(ticket.fullName, limits.name),
    email: ticket.email,
    tags: [tagOf(ticket.reference)],
    ...(kept.length > 0 && { custom_fields: Object.fromEntries(kept) }),
  };
}
