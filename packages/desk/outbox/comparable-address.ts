import { domainToASCII } from 'node:url';

/** An address in one spelling: letter case and the two ways of writing an international domain make no other address. */
export function comparableAddress(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const given = address.slice(at + 1).replace(/\.$/, '');
  return `${address.slice(0, Math.max(at, 0))}@${domainToASCII(given) || given}`;
}
