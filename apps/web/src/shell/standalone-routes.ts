/** Where the standard header, footer and wrapper stay away: landings, dead ends and forms that stand alone. */
const standalone = [
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
export const isStandalone = (path: string): boolean => standalone.some((start) => path.startsWith(start));
