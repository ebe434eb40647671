/** Round numbers that part a range into about so many steps, from zero on. */
export function ticks(most: number, about = 4): number[] {
  if (!(most > 0)) return [0];
  const raw = most / about;
  const size = 10 ** Math.floor(Math.log10(raw));
  const unit = [1, 2, 2.5, 5, 10].find((one) => one * size >= raw) ?? 10;
  const tick = unit * size;
  return Array.from({ length: Math.floor(most / tick + 1e-9) + 1 }, (_, at) => at * tick);
}

/** A big number in few characters: `1.5M`, `250k`. */
export function short(value: number): string {
  if (Math.abs(value) >= 1e9) return `${Number((value / 1e9).toFixed(2))}B`;
  if (Math.abs(value) >= 1e6) return `${Number((value / 1e6).toFixed(2))}M`;
  if (Math.abs(value) >= 1e3) return `${Number((value / 1e3).toFixed(1))}k`;
  return String(Number(value.toFixed(2)));
}
