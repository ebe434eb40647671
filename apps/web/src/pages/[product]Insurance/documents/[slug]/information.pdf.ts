import { informationView } from '@majak/desk/insurance/policy-papers';
import type { APIRoute } from 'astro';
import { loadProductDocument } from '../../../../insurance/load-product-document.ts';
import { respondWithPaper } from '../../../../insurance/respond-with-paper.ts';
import { problem } from '../../../../problem.ts';

/** The information document of a product as PDF. */
export const GET: APIRoute = async ({ params }) => {
  const found = await loadProductDocument(params);
  if (!found) return problem({ status: 404, title: 'There is no such product' });
  return respondWithPaper({
    template: 'product-information',
    view: informationView(found.document),
    name: `information-${params.slug}`,
  });
};
