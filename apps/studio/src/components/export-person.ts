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
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'personal-data.json';

/** Downloads everything that is held under an e-mail, and says in words what came of it. Never throws. */
export async function exportPerson(email: string): Promise<Outcome> {
  const unknown = 'The studio does not answer. Check your connection.';
  try {
    const response = await fetch('/api/requests/export', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (!response.ok) return { done: false, words: readFault(await response.json(), unknown) };
    download(await response.blob(), nameIn(response.headers.get('Content-Disposition')));
    return { done: true, words: 'The file is among your downloads. Hand it to nobody but the person.' };
  } catch {
    return { done: false, words: unknown };
  }
}
