import type { YearlyFigure } from '../rule.ts';

/** That of two years before, by which insurance goes: published each spring. Source: § 11 of act 461/2003. */
export const averageWage: YearlyFigure = { yearly: 'the average wage', reviewOn: '11-01' };

/** Set by an order of the government by the end of October for the next year. Source: § 2 of act 663/2007. */
export const minimumWage: YearlyFigure = { yearly: 'the minimum wage', reviewOn: '11-01' };

/** Set by a measure of the ministry each July; taxes go by that of 1 January. Source: § 5 of act 601/2003. */
export const subsistenceMinimum: YearlyFigure = { yearly: 'the subsistence minimum', reviewOn: '08-01' };
