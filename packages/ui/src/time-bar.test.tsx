import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeBar } from './time-bar.tsx';

const drawn = (today: string): string =>
  renderToStaticMarkup(<TimeBar from="2026-01-01" to="2026-03-02" pauses={[]} today={today} />);
/** Where the beam meets the bar, of a thousand; nothing where there is none. */
const beamAt = (today: string): number | undefined => {
  const [, at] = /d="M(\d+) 52/.exec(drawn(today)) ?? [];
  return at === undefined ? undefined : Number(at);
};

test('the beam stands on today, within the time and after it', () => {
  expect(beamAt('2025-12-31')).toBeUndefined();
  expect(beamAt('2026-01-31')).toBe(500);
  expect(beamAt('2026-03-02')).toBe(1000);
  expect(beamAt('2026-05-01')).toBe(1000);
});

test('days beyond the end are drawn as such, from its mark on', () => {
  expect(drawn('2026-03-02')).not.toContain('fill-error');
  expect(drawn('2026-05-01')).toMatch(/<rect x="500" y="50" width="500" height="12" class="fill-error"/);
  expect(drawn('2026-05-01')).toMatch(/<rect x="498" y="38" width="4"/);
});
