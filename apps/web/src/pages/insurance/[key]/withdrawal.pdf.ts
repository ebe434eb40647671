import { withdrawalView } from '@majak/desk/insurance/policy-papers';
import type { APIRoute } from 'astro';
import { respondWithPolicyPaper } from '../../../insurance/respond-with-policy-paper.ts';

/** The receipt of a withdrawal. */
export const GET: APIRoute = ({ params: { key = '' } }) =>
  respondWithPolicyPaper(key, {
    name: 'withdrawal',
    view: (policy) =>
      policy.order.withdrawal ? withdrawalView(policy, policy.order.withdrawal) : 'There was no withdrawal',
  });
