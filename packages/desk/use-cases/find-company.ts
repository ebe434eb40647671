import type { CompanyResult, RegistersPort } from '../ports/registers/port.ts';
import { site } from '../site.ts';

export type CompanyLookUp =
  | { kind: 'answered'; answer: CompanyResult }
  /** No number of a company: too many digits, or a wrong check digit. Nobody was asked. */
  | { kind: 'noNumber' }
  | { kind: 'tooMany'; retryAfterS: number };

type Means = {
  registers: Pick<RegistersPort, 'company'>;
  /** Counts the look-up against the client's limit; answers the seconds to wait when there were too many. */
  secondsUntilAllowed: () => Promise<number | undefined>;
};

/**
 * Looks up a company of the site's country by its number.
 * @param given As somebody wrote it, with spaces or without leading zeros. Where the check digit is wrong it is no
 * register's business, and counts against no limit.
 */
export async function findCompany(given: string, means: Means): Promise<CompanyLookUp> {
  const number = site.jurisdiction.companyNumber?.read(given);
  if (number === undefined) return { kind: 'noNumber' };
  const retryAfterS = await means.secondsUntilAllowed();
  if (retryAfterS !== undefined) return { kind: 'tooMany', retryAfterS };
  return { kind: 'answered', answer: await means.registers.company(number) };
}
