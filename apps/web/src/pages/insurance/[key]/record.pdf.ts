import { recordView } from '@majak/desk/insurance/needs-record';
import type { APIRoute } from 'astro';
import { respondWithPolicyPaper } from '../../../insurance/respond-with-policy-paper.ts';

/** What was needed, recommended and told before this was ordered. */
export const GET: APIRoute = ({ params: { key = '' } }) =>
  respondWithPolicyPaper(key, { name: 'record', view: recordView });
