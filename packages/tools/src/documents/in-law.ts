import { type ProvisionId, provisions } from '@majak/law/cz/provisions';
import { type Provision, sourceOf } from '@majak/law/provision';
import type { Place } from '../form/finding.ts';

/** Where a provision stands, with the act to read where it is one. */
export function inLaw(id: ProvisionId): Place {
  const { act, section }: Provision = provisions[id];
  const source = sourceOf({ act });
  return { act, section, ...(source ? { source } : {}) };
}
