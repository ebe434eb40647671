import type { Plugin } from 'vite';

/**
 * Leaves the published examples of the calculators out of what a browser loads: tests, the command that prints them
 * and the pages of the law read them on the server.
 */
export const withoutExamples = (): Plugin => ({
  name: 'without-examples',
  enforce: 'pre',
  load(id) {
    const published = /\/calculators\/[^/]+\/examples\.ts$/.test(id);
    return published && this.environment.name === 'client' ? 'export const examples = [];' : undefined;
  },
});
