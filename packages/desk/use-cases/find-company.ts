import { readIco } from '@majak/tools/cz/czech-numbers';
import type { CompanyResult, RegistersPort } from '../ports/registers/port.ts';

export type CompanyLookUp =
  | { kind: 'answered'; answer: CompanyResult }
  /** Not an IČO: too many digits, or a wrong check digit. Nobody was asked. */
  | { kind: 'noIco' }
  | { kind: 'tooMany'; retryAfterS: number };

type Means = {
  registers: Pick<RegistersPort, 'company'>;
  /** Counts the look-up against the client's limit; answers the seconds to wait when there were too many. */
  secondsUntilAllowed: () => Promise<number | undefined>;
};

/**
 * Looks up a Czech company by its identification number (IČO).
 * @param given As somebody wrote it, with spaces or without leading zeros. Where the check digit is wrong it is no
 * register's business, and counts against no limit.
 */
export async function findCompany(given: string, means: Means): Promise<CompanyLookUp> {
  const ico = readIco(given);
  if (ico === undefined) return { kind: 'noIco' };
  const retryAfterS = await means.secondsUntilAllowed();
  if (retryAfterS !== undefined) return { kind: 'tooMany', retryAfterS };
  return { kind: 'answered', answer: await means.registers.company(ico) };
}
