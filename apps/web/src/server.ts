/** Starts the public site from its build. */
const dist = new URL('../dist/', import.meta.url);
const { serve }: { serve: (clientFolder: string) => Promise<void> } = await import(
  new URL('server/entry.mjs', dist).href
);
await serve(new URL('client/', dist).pathname);
