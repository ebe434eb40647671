import type { VatNumber } from '@majak/tools/vat/vat-number';
import { coalesce } from '../coalesce.ts';
import type { CompanyResult, RegisterOptions, RegistersPort, VatFacts } from '../port.ts';
import { vies } from '../vies.ts';
import { ares } from './ares.ts';

/** A number of eight digits is an IČO too; longer ones are of persons and of VAT groups, whom ARES cannot find by it. */
const icoOf = ({ country, number }: VatNumber): string | undefined =>
  country === 'CZ' && number.length === 8 ? number : undefined;

/**
 * Adds what ARES knows to what VIES said. Where VIES gave no verdict, ARES may say yes, if it has an active VAT
 * registration under this very number. It never says no: it does not see everyone who is registered.
 */
function together(facts: VatFacts, answer: CompanyResult, said: { number: string; at: Date }): VatFacts {
  if (answer.kind !== 'found') return facts;
  const { name, address, vatNumbers } = answer.company;
  const known = { ...facts, name: facts.name ?? name, address: facts.address ?? address };
  if (facts.registry !== 'unavailable' || !vatNumbers.includes(said.number)) return known;
  return { ...known, registry: 'valid', source: 'ARES', checkedAt: said.at.toISOString() };
}

/**
 * The real registers: VIES for VAT numbers, and ARES for Czech companies.
 * @throws Error if an origin is neither the register's own nor on this machine.
 */
export function openRegisters(options: RegisterOptions & { companyOrigin: string }): RegistersPort {
  const { viesOrigin, companyOrigin, requester, timeoutMs, now = () => new Date(), fetch } = options;
  const askVies = vies({ origin: viesOrigin, requester, timeoutMs, now, fetch });
  const company = coalesce(ares({ origin: companyOrigin, timeoutMs, fetch }), (ico) => ico);

  const checkVat = async (asked: VatNumber): Promise<VatFacts> => {
    const facts = await askVies(asked);
    const ico = icoOf(asked);
    const complete = facts.name !== null && facts.address !== null;
    if (ico === undefined || facts.registry === 'invalid' || complete) return facts;
    return together(facts, await company(ico), { number: asked.country + asked.number, at: now() });
  };

  return {
    kind: 'real',
    target: `${viesOrigin}, ${companyOrigin}${requester ? `, as ${requester.country}${requester.number}` : ''}`,
    checkVat: coalesce(checkVat, ({ country, number }) => country + number),
    company,
  };
}
