import { informationView } from '@majak/desk/insurance/policy-papers';
import type { APIRoute } from 'astro';
import { respondWithPolicyPaper } from '../../../insurance/respond-with-policy-paper.ts';

/** The information document of the product, as it was when this was ordered. */
export const GET: APIRoute = ({ params: { key = '' } }) =>
  respondWithPolicyPaper(key, {
    name: 'information',
    template: 'product-information',
    view: ({ details }) => informationView(details.shown.document),
  });
