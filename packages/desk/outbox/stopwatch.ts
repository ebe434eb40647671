/**
 * Starts a stopwatch, which answers the milliseconds since then. It goes by the clock that nobody sets and by the one that goes
 * on while the machine sleeps, and believes whichever says more.
 */
export function startStopwatch(): () => number {
  const [steadyMs, wallMs] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steadyMs, Date.now() - wallMs);
}
