/** Where the standard header, footer and wrapper stay away: landings, dead ends and forms that stand alone. */
const bare = [
  '/partnership-new',
  '/tax-landing-new',
  '/students-landing',
  '/reviews-landing',
  '/doklad',
  '/not-found',
  '/application-forms-generator',
  '/404',
];

/** Whether a page stands alone, by the beginning of its address. */
export const isBare = (path: string): boolean => bare.some((start) => path.startsWith(start));
