import type { Plugin } from 'vite';

/** Vite's own helper with what is used of it: a style sheet is there before what it belongs to. */
const helper = `
const styles = {};
const style = (name) => styles[name] ??= new Promise((done, failed) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', href: '/' + name, onload: done, onerror: failed }));
});
export const __vitePreload = (load, names = []) => Promise.all(names.map(style)).then(load);
`;

/**
 * Names nothing to preload where something is imported later: the names of what every calculator might need weigh more
 * than they save, and what comes is not waited for by anything that is seen.
 */
export const preloadHelper = (): Plugin => ({
  name: 'preload-helper',
  enforce: 'pre',
  load(id) {
    return id.endsWith('vite/preload-helper.js') && this.environment.name === 'client' ? helper : undefined;
  },
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }
      : undefined,
});
