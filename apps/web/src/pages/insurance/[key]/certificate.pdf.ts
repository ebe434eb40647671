import { certificateView } from '@majak/desk/insurance/policy-papers';
import type { APIRoute } from 'astro';
import { respondWithPolicyPaper } from '../../../insurance/respond-with-policy-paper.ts';

/** The certificate of insurance that is paid. */
export const GET: APIRoute = ({ params: { key = '' } }) =>
  respondWithPolicyPaper(key, {
    name: 'certificate',
    view: (policy) => {
      if (policy.order.withdrawal) return 'You withdrew from this insurance';
      return policy.order.state === 'paid' ? certificateView(policy) : 'It is not paid yet';
    },
  });
