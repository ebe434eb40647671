import { type ProvisionId, provisions } from '@majak/law/sk/provisions';
import type { LawPlace } from '../../form/finding.ts';

/** Where a provision stands. */
export function provisionPlace(id: ProvisionId): LawPlace {
  const { act, section } = provisions[id];
  return { act, section };
}
