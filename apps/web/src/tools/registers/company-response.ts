import { site } from '@majak/desk/site';
import type { CompanyLookUp } from '@majak/desk/use-cases/find-company';
import { problem } from '../../problem.ts';
import { tooManyLookUps } from './look-up-limit.ts';

const states = { notFound: 'none', unavailable: 'unavailable', notChecked: 'notChecked' } as const;

/**
 * Says what came of looking up a company: 200 with its `state`, 422 for what is no number of one, or 429. Without a verdict of the
 * register it is never said that there is no such company.
 */
export function companyResponse(lookUp: CompanyLookUp): Response {
  if (lookUp.kind === 'tooMany') return tooManyLookUps(lookUp.retryAfterS);
  if (lookUp.kind === 'noNumber')
    return problem({
      status: 422,
      title: 'Some fields need your attention',
      errors: [
        {
          field: 'ico',
          code: 'check_digit',
          message: site.jurisdiction.companyNumber?.wrong ?? 'This isn’t a company number',
        },
      ],
    });
  const { answer } = lookUp;
  const said =
    answer.kind === 'found' ? { state: 'found', company: answer.company } : { state: states[answer.kind] };
  return Response.json(said, { headers: { 'Cache-Control': 'no-store' } });
}
