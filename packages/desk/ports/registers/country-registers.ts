import type { Jurisdiction } from '@majak/law/jurisdiction';
import { coalesce } from './coalesce.ts';
import type { RegisterOptions, RegistersPort } from './port.ts';
import { vies } from './vies.ts';

type InCountry = Pick<Jurisdiction, 'code' | 'companyRegister'>;
/** What the folder of a country that has a register of companies exports. */
type Listed = { openRegisters: (options: RegisterOptions & { companyOrigin: string }) => RegistersPort };

/** VIES alone: where a country has no register of companies that we ask, nobody is asked for one. */
function viesAlone(options: RegisterOptions): RegistersPort {
  const { viesOrigin, requester, timeoutMs, now, fetch } = options;
  const checkVat = vies({ origin: viesOrigin, requester, timeoutMs, now, fetch });
  return {
    kind: 'real',
    target: `${viesOrigin}${requester ? `, as ${requester.country}${requester.number}` : ''}`,
    checkVat: coalesce(checkVat, ({ country, number }) => country + number),
    company: async () => ({ kind: 'notChecked' }),
  };
}

/**
 * The real registers: VIES for VAT numbers, and the register of companies of a country, from the country's folder.
 * @param stub Where a stub of that register is.
 * @throws Error if an origin is neither the register's own nor on this machine.
 */
export async function countryRegisters(
  { code: country, companyRegister }: InCountry,
  options: RegisterOptions,
  stub?: string,
): Promise<RegistersPort> {
  if (!companyRegister) return viesAlone(options);
  const { openRegisters }: Listed = await import(`./${country}/registers.ts`);
  return openRegisters({ ...options, companyOrigin: stub ?? companyRegister });
}
