import type { Plugin } from 'vite';

/** What every tool and form has loaded before it imports anything more. */
const there = /\/(base|calculators|form|preload-helper|rolldown-runtime)\.[^/]+\.js$/;

/** Names where something is imported later only what it needs beside itself and what is there by then. */
export const shortPreloads = (): Plugin => ({
  name: 'short-preloads',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: {
              polyfill: false,
              resolveDependencies: (file, needed) => needed.filter((one) => one !== file && !there.test(one)),
            },
          },
        }
      : undefined,
});
