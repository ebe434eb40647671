import type { ContactRequest } from '@majak/tools/forms/contact-request/definition';

/** A link that opens the visitor's own mail program with everything they typed. */
export function mailLink(officeEmail: string, request: Partial<ContactRequest>): string {
  const lines = [
    `Name: ${request.cf_full_name ?? ''}`,
    `Phone: ${request.cf_client_phone_number ?? ''}`,
    `EU citizen: ${request.cf_eu_citizen ?? ''}`,
    `Nationality: ${request.cf_nationality ?? ''}`,
    `Service: ${request.cf_select_servicee ?? ''}`,
    '',
    request.description ?? '',
  ];
  const subject = `Request: ${request.cf_select_servicee || 'help'}`;
  return `mailto:${officeEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
