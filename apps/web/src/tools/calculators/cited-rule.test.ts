import { expect, test } from 'vitest';
import { placeOf } from './cited-rule.ts';

test.each([
  ['589/1992 Sb.', '§ 7(1) of act 589/1992'],
  ['595/2003 Z. z.', '§ 7(1) of act 595/2003'],
  ['Recommendation of the central bank', 'Recommendation of the central bank, § 7(1)'],
])('where a rule of %s stands, whichever collection has the act', (act, place) => {
  expect(placeOf({ act, section: '§ 7(1)' })).toBe(place);
  expect(placeOf({ act, section: '§ 7(1)', also: '§ 2 of act 1/1990' })).toBe(
    `${place}, and § 2 of act 1/1990`,
  );
});
