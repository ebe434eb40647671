import type { Answers } from '../../form/field.ts';
import { isPlainObject } from '../../form/field-tree.ts';
import { freeMovementStates } from '../free-movement-states.ts';

/** All citizenships that were named, by their two letters. @param answers Checked or not. */
export function citizenshipsIn({ citizenship, otherCitizenships }: Answers): readonly string[] {
  const others: readonly unknown[] = Array.isArray(otherCitizenships) ? otherCitizenships : [];
  const named = [citizenship, ...others.map((row) => (isPlainObject(row) ? row.country : undefined))];
  return named.filter((code): code is string => typeof code === 'string' && code !== '');
}

/** Whether one of them lets a person move freely in the EU. */
export const isFreeMover = (answers: Answers): boolean =>
  citizenshipsIn(answers).some((code) => freeMovementStates.has(code));
