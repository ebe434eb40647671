/** How Node starts each process of the product that serves, from the repository's folder; the images do the same. */
export const servingCommands = {
  // Its build needs no loader; what Node keeps for new objects would be 70 MB, of which it fills a few.
  web: ['--max-semi-space-size=8', 'apps/web/src/server.ts'],
  studio: ['node_modules/next/dist/bin/next', 'start', 'apps/studio'],
  outbox: ['packages/desk/dist/outbox.js'],
  identity: ['packages/desk/dist/identity.js'],
};
