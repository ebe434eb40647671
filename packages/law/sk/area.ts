import type { Rule } from '../rule.ts';
import type { DisputeName } from './disputes.ts';

/** Rules of one area of the law by their ids, a file each. */
export const area = <Id extends string>(
  rules: Readonly<Record<Id, Rule<DisputeName>>>,
): Readonly<Record<Id, Rule<DisputeName>>> => rules;
