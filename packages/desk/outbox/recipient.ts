import { comparableAddress } from './comparable-address.ts';

/** Providers for whom dots in the name mean nothing. */
const withoutDots = new Set(['gmail.com']);
const sameProvider: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * Whose mailbox an address leads to, in one spelling: beyond what makes no other address, a tag after "+" and Gmail's
 * dots make no other person. Good for counting, not for opening a door: at some providers they do.
 */
export function recipient(email: string): string {
  const address = comparableAddress(email);
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const domain = sameProvider[host] ?? host;
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return `${withoutDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
