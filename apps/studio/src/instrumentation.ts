/**
 * Runs once when the server starts. Next builds this file for two runtimes and sets the variable while it does;
 * the studio runs on Node alone.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@majak/desk/refuse-to-serve')).refuseToServe();
  (await import('./set-client-address.ts')).setClientAddress();
  (await import('./security/secure-responses.ts')).secureResponses();
}
