import type { YearlyFigure } from '../rule.ts';

/** Set by an order of the government each September for the next year. Source: § 23b(4) of act 589/1992, § 17 of act 155/1995. */
export const averageWage: YearlyFigure = { yearly: 'the average wage', reviewOn: '11-01' };

/** Set by a notice of the ministry each September for the next year. Source: § 111 of act 262/2006. */
export const minimumWage: YearlyFigure = { yearly: 'the minimum wage', reviewOn: '11-01' };
