import { offersDocument } from '@majak/desk/offered-tools';
import { services } from '@majak/desk/services';
import { findCompany } from '@majak/desk/use-cases/find-company';
import type { APIRoute } from 'astro';
import { problem } from '../../../../../problem.ts';
import { companyResponse } from '../../../../../tools/registers/company-response.ts';
import { countLookUp } from '../../../../../tools/registers/look-up-limit.ts';

/** Looks up a company by its IČO, to fill it in on an invoice. */
export const GET: APIRoute = async ({ params, request }) => {
  if (!offersDocument('invoice')) return problem({ status: 404, title: 'This register is not asked here' });
  return companyResponse(
    await findCompany(params.ico ?? '', {
      registers: services.registers,
      secondsUntilAllowed: countLookUp(request),
    }),
  );
};

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
