import type { Policy } from '@majak/desk/insurance/policy';
import { problem } from '../problem.ts';
import { loadPolicy } from './load-policy.ts';
import { respondWithPaper } from './respond-with-paper.ts';

type PolicyPaper = {
  name: string;
  template?: 'product-information';
  /** What is printed; or why there is no such paper of this insurance, in words. */
  view: (policy: Policy) => object | string;
};

/** A paper of insurance that was ordered, for whoever holds the key of its order. */
export async function respondWithPolicyPaper(key: string, paper: PolicyPaper): Promise<Response> {
  const opened = await loadPolicy(key);
  if (opened.kind === 'away') return problem({ status: 503, title: 'We can’t look up your order right now' });
  if (opened.kind === 'none') return problem({ status: 404, title: 'There is no such insurance' });
  const { policy } = opened;
  const view = paper.view(policy);
  if (typeof view === 'string') return problem({ status: 404, title: view });
  return respondWithPaper({
    template: paper.template ?? 'receipt',
    view,
    name: `${paper.name}-${policy.order.reference}`,
  });
}
