import type { Plugin } from 'vite';

/** Whether a file holds the published examples of a calculator. @param id Its path. */
export const isExamples = (id: string): boolean => /\/calculators\/(?:[^/]+\/)+examples\.ts$/.test(id);

/**
 * Leaves the published examples of the calculators out of what a browser loads: tests, the command that prints them
 * and the pages of the law read them on the server.
 */
export const leaveOutExamples = (): Plugin => ({
  name: 'leave-out-examples',
  enforce: 'pre',
  load(id) {
    return isExamples(id) && this.environment.name === 'client' ? 'export const examples = [];' : undefined;
  },
});
