import type { Provision } from '../provision.ts';
import { actAddress } from './act-address.ts';
import { type ProvisionId, provisions } from './provisions.ts';

/** Where a provision stands, with the act to read where it is one, and how far we have read it. */
export function provisionPlace(id: ProvisionId) {
  const { act, section, unread }: Provision = provisions[id];
  const source = actAddress(act);
  return { act, section, ...(source ? { source } : {}), ...(unread ? { note: unread } : {}) };
}
