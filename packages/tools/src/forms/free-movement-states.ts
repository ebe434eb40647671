/**
 * Members of the Union, and the three states and Switzerland whose citizens are treated alike, by their two letters.
 * Source: act 326/1999, section 1(3).
 */
export const freeMovementStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH'.split(' '),
);
