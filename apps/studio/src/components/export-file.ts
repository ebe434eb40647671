import { readFault } from './read-deliveries.ts';
import type { Outcome } from './request-action.ts';

/** Hands a file to the browser to keep. */
function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const nameIn = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'export';

/** What is exported, and what is said once it is there. */
type Export = { to: string; body: Readonly<Record<string, string>>; done: string };

/** Downloads what the studio's API exports, and says in words what came of it. Never throws. */
export async function exportFile({ to, body, done }: Export): Promise<Outcome> {
  const unknown = 'The studio does not answer. Check your connection.';
  try {
    const response = await fetch(to, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) return { done: false, words: readFault(await response.json(), unknown) };
    download(await response.blob(), nameIn(response.headers.get('Content-Disposition')));
    return { done: true, words: done };
  } catch {
    return { done: false, words: unknown };
  }
}
