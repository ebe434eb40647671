/**
 * On which level each mark on a line stands, so that no two that are nearer than `apart` share one: the lowest that is
 * free there. @param places Where they are, in any order.
 */
export function markLevels(places: readonly number[], apart: number): number[] {
  const levels: number[] = places.map(() => 0);
  const lastOn: number[] = [];
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  for (const { place, at } of order) {
    const free = lastOn.findIndex((last) => place - last >= apart);
    const level = free < 0 ? lastOn.length : free;
    lastOn[level] = place;
    levels[at] = level;
  }
  return levels;
}
