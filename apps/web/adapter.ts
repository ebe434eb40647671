import node, { getAdapter } from '@astrojs/node';
import type { AstroIntegration } from 'astro';

/** Astro's adapter for Node, with a server of our own: src/serving. */
export function ownServer(): AstroIntegration {
  const adapter = node({ mode: 'middleware' });
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          ...getAdapter({ staticHeaders: false }),
          serverEntrypoint: new URL('./src/serving/serve.ts', import.meta.url),
          previewEntrypoint: undefined,
        }),
    },
  };
}
