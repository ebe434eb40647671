import type { Finding, State } from '@majak/tools/form/finding';

/** How many findings are so. */
export const countOf = (findings: readonly Finding[], state: State): number =>
  findings.filter((one) => one.state === state).length;

/** In a few words: `1 wrong, 2 missing, 14 right`. */
export const lawWords = (findings: readonly Finding[]): string =>
  (['wrong', 'missing', 'right'] as const)
    .flatMap((state) => {
      const count = countOf(findings, state);
      return count > 0 ? [`${count} ${state}`] : [];
    })
    .join(', ');
