/** The calculators by Ruritanian law. */
export const calculators = {
  'ruritanian-levy-calculator': () => import('./levy-calculator.ts'),
};
