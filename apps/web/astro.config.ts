import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import { ownServer } from './adapter.ts';
import { countryImports } from './country-imports.ts';
import { leaveOutExamples } from './leave-out-examples.ts';
import { packRules } from './packed-rules.ts';
import { preloadHelper } from './preload-helper.ts';
import { scriptGroups } from './script-groups.ts';
import { serverPackages } from './server-packages.ts';

/** Ways of our own in which an island comes to life. */
const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'approach', entrypoint: './src/client/hydrate-on-approach.ts' });
      addClientDirective({ name: 'painted', entrypoint: './src/client/hydrate-after-load.ts' });
    },
  },
};

export default defineConfig({
  output: 'server',
  adapter: ownServer(),
  // No page knows its visitor.
  session: false,
  integrations: [react(), clientDirectives],
  trailingSlash: 'never',
  build: { inlineStylesheets: 'never', assets: '_assets' },
  cache: { provider: { entrypoint: new URL('./src/page-cache.ts', import.meta.url) } },
  security: {
    // Our own check covers every unsafe method and every content type: src/middleware.ts.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "manifest-src 'self'",
      ],
      scriptDirective: { resources: ["'self'"] },
    },
  },
  // The framework's own route would resize anything for anyone, uncached: ours stands in its place.
  image: {
    service: passthroughImageService(),
    endpoint: { route: '/_image', entrypoint: './src/pictures/image-route.ts' },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [
      tailwindcss(),
      countryImports(),
      leaveOutExamples(),
      packRules(),
      preloadHelper(),
      serverPackages(),
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What nearly every tool needs comes in few pieces: a dozen small ones weigh a tenth more.
              codeSplitting: { groups: scriptGroups },
            },
          },
        },
      },
    },
  },
});
