import { expect, test } from 'vitest';
import { decisionTimes } from '../decision-times.ts';
import { planLaw } from './plan-law.ts';

const sectionOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(decisionTimes).map(([id, { section }]) => [id, section]),
);

/** A rule that covers several points is cited by the one that a permit falls under. */
const isPartOf = (cited: string, section: string): boolean =>
  cited === section ||
  (section.includes(', ') &&
    cited.startsWith(section.slice(0, section.lastIndexOf('(', section.indexOf(',')))));

const decisions = Object.values(planLaw.permits).flatMap(({ id, decisions = [] }) =>
  decisions.flatMap(({ normal, places }) =>
    typeof normal === 'string' && normal in sectionOf
      ? [{ id, normal, cited: places[0]?.section ?? '' }]
      : [],
  ),
);

test.each(decisions)(
  'a plan cites for $id the section that $normal stands in: $cited',
  ({ normal, cited }) => {
    expect(decisions.length).toBeGreaterThan(20);
    expect(isPartOf(cited, sectionOf[normal] ?? '')).toBe(true);
  },
);
