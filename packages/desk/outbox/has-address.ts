import { domainToUnicode } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { comparableAddress } from './comparable-address.ts';

/** Of rows with a column `email`: those that carry an address, in whichever case its letters were typed, and its domain in either of its two spellings. */
export function hasAddress(email: string): SQL {
  const [name = '', domain = ''] = comparableAddress(email).split(/@(?=[^@]*$)/);
  return sql`lower(email) IN (${`${name}@${domain}`}, ${`${name}@${domainToUnicode(domain)}`})`;
}
