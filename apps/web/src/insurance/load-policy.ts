import { type Policy, policyOf } from '@majak/desk/insurance/policy';
import type { Payload } from 'payload';
import { loadOrder } from '../payment/load-order.ts';

type Opened = { kind: 'policy'; policy: Policy; payload: Payload } | { kind: 'none' } | { kind: 'away' };

/** The insurance that the key of its order opens. */
export async function loadPolicy(key: string): Promise<Opened> {
  const opened = await loadOrder(key, 'the store');
  if (opened.kind !== 'order') return opened;
  const policy = policyOf(opened.order);
  return policy ? { kind: 'policy', policy, payload: opened.payload } : { kind: 'none' };
}
