import { readIco } from '@majak/law/cz/company-number';
import * as z from 'zod';
import type { CompanyResult } from '../port.ts';
import { type RegisterResponse, registerCall, registerOrigin } from '../register-call.ts';
import { companyOf, companyShape } from './ares-company.ts';

type Options = {
  /** `https://ares.gov.cz`, or a stub on this machine. */
  origin: string;
  /** For one call, its answer included. */
  timeoutMs: number;
  fetch?: typeof fetch;
};

const path = '/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/';

/** Any other 404 is a wrong address, and says nothing of the company. */
const noSuchCompany = z.object({
  kod: z.literal('NENALEZENO'),
  subKod: z.literal('VYSTUP_SUBJEKT_NENALEZEN'),
});

function read(answer: RegisterResponse | undefined, ico: string): CompanyResult {
  if (answer?.status === 404 && noSuchCompany.safeParse(answer.body).success) return { kind: 'notFound' };
  const raw = companyShape.safeParse(answer?.body).data;
  if (answer?.status !== 200 || raw?.ico !== ico) return { kind: 'unavailable' };
  return { kind: 'found', company: companyOf(raw) };
}

const register = { name: 'ARES', origin: 'https://ares.gov.cz' } as const;

/**
 * ARES, the register of economic subjects of the Czech Ministry of Finance, through its REST interface.
 *
 * It does not look at the check digit: a number where it is wrong is no company's, and is not asked for.
 * Source: https://ares.gov.cz/swagger-ui.
 * @throws Error if the origin is none of ARES.
 */
export function ares({ origin, timeoutMs, fetch = globalThis.fetch }: Options) {
  const call = registerCall({ origin: registerOrigin(register, origin), timeoutMs, fetch });
  return async (given: string): Promise<CompanyResult> => {
    const ico = readIco(given);
    return ico === undefined ? { kind: 'notFound' } : read(await call({ path: path + ico }), ico);
  };
}
