import type { Finding, FindingState } from '@majak/tools/form/finding';

/** How many findings are so. */
export const countFindings = (findings: readonly Finding[], state: FindingState): number =>
  findings.filter((one) => one.state === state).length;

/** In a few words: `1 wrong, 2 missing, 14 right`. */
export const findingsInWords = (findings: readonly Finding[]): string =>
  (['wrong', 'missing', 'right'] as const)
    .flatMap((state) => {
      const count = countFindings(findings, state);
      return count > 0 ? [`${count} ${state}`] : [];
    })
    .join(', ');
