import { actAddress } from '@majak/law/cz/act-address';
import type { Rule } from '@majak/law/rule';
import type { KeptRecords } from '../site.ts';

/** For how long records are kept by a rule, as it is now, and where it stands. */
export function keptRecords({ act, section, values }: Rule): KeptRecords {
  const source = actAddress(act);
  return { years: Number(values.at(-1)?.value), place: { act, section, ...(source ? { source } : {}) } };
}
