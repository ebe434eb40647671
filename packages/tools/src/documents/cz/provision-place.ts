import { actAddress } from '@majak/law/cz/act-address';
import { type ProvisionId, provisions } from '@majak/law/cz/provisions';
import type { Provision } from '@majak/law/provision';
import type { LawPlace } from '../../form/finding.ts';

/** Where a provision stands, with the act to read where it is one. */
export function provisionPlace(id: ProvisionId): LawPlace {
  const { act, section }: Provision = provisions[id];
  const source = actAddress(act);
  return { act, section, ...(source ? { source } : {}) };
}
