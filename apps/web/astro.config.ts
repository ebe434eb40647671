import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import { ownServer } from './adapter.ts';
import { leaveOutExamples } from './leave-out-examples.ts';
import { packRules } from './packed-rules.ts';
import { preloadHelper } from './preload-helper.ts';

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
    plugins: [tailwindcss(), leaveOutExamples(), packRules(), preloadHelper()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What nearly every tool needs comes in few pieces: a dozen small ones weigh a tenth more.
              codeSplitting: {
                groups: [
                  // Scripts of plain pages need it too, and must not bring the rest for it.
                  { name: 'preload-helper', test: /vite\/preload-helper/, priority: 3 },
                  // What every form needs; a request for help must not bring the law for it.
                  {
                    name: 'base',
                    priority: 2,
                    test: /node_modules\/(react|zod)\/|packages\/ui\/src\/(button|details|field|icon|notice|radio-group|select-field|text-field)\.|packages\/law\/(dates|currency)\.|tools\/src\/form\/(conditional-fields|from-post|schema|field-texts|unknown-answer|wire-names|kinds\/(amount|choice|number|yes-no))\.|web\/src\/form\/(choice-field|field-components|form-fields|form-state|rows|single-line-field|use-form-validation|use-form|options-with-unknown|yes-no-field)\./,
                  },
                  // What an invoice counts with too, which brings no law.
                  {
                    name: 'exact',
                    priority: 1,
                    test: /node_modules\/big\.js\/|packages\/law\/(exact|result|format-exact)\.|packages\/ui\/src\/format-date\.|src\/today\./,
                  },
                  {
                    name: 'calculators',
                    test: /packages\/law\/(?!(provision|jurisdiction|working-day|easter)\.|cz\/(provisions|act-address|company-number|holidays|jurisdiction|neighbours)\.)|tools\/src\/form\/share-link\.|tools\/src\/calculator\/(calculate|calculator|calculator-answers|changes|output|year-field)\.|tools\/src\/cz\/(crowns|household|income-tax|payroll-year|small-wage|tax-outputs|wage|withholding)\.|calculators\/(headline|cited-rule|labels|is-trivial-formula|format-value|format-output|step-explanation|catalogue|pictures\/(chart-key|colours|split-chart))\./,
                  },
                ],
              },
            },
          },
        },
      },
    },
    ssr: {
      external: [
        'payload',
        '@payloadcms/db-sqlite',
        '@payloadcms/db-postgres',
        '@payloadcms/richtext-lexical',
        'sharp',
        'rate-limiter-flexible',
        'prom-client',
      ],
    },
  },
});
