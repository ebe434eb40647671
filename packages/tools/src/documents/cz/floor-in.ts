import type { Pair } from '../two-language-view.ts';

/** How a floor is asked for: what is counted from the ground, as people say it in both languages. */
export const floorHint = 'Counted from the ground: 0 or přízemí is the ground floor, 1 the one above it';

/** A floor in each language, counted from the ground: `3` is the third floor, 3. patro; other words stay as they are. */
export function floorIn(given: string): Pair {
  const floor = given.trim();
  const [, number] = /^(\d{1,2})(?:\s*\.)?(?:\s*patro)?$/iu.exec(floor) ?? [];
  if (Number(number) === 0 || /^přízemí$/iu.test(floor)) return ['ground floor', 'přízemí'];
  return number ? [`floor ${Number(number)}`, `${Number(number)}. patro`] : [floor, floor];
}
