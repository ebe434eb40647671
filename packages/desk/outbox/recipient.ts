import { domainToASCII } from 'node:url';

/** Providers for whom dots in the name mean nothing. */
const withoutDots = new Set(['gmail.com']);
const sameProvider: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * Whose mailbox an address leads to, in one spelling: letter case, a tag after "+", the two ways of writing an
 * international domain, and Gmail's dots make no other person.
 */
export function recipient(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const given = address.slice(at + 1).replace(/\.$/, '');
  const ascii = domainToASCII(given) || given;
  const domain = sameProvider[ascii] ?? ascii;
  const name = address.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/s, '');
  return `${withoutDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
