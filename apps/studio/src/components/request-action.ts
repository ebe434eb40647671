import { readFault } from './read-deliveries.ts';

export type ActionName = 'retry' | 'spam' | 'not-spam' | 'erase';
export type Outcome = { done: boolean; words: string };

const counted = (count: number) => (count === 1 ? 'One delivery' : `${count} deliveries`);

const success: Record<ActionName, (deliveries: number) => string> = {
  retry: (count) =>
    count > 0 ? `${counted(count)} will be tried again within seconds.` : 'There was nothing to try again.',
  spam: (count) => `Marked as spam.${count > 0 ? ` ${counted(count)} stopped.` : ''}`,
  'not-spam': (count) =>
    `Back among the requests.${count > 0 ? ` ${counted(count)} will be tried within seconds.` : ''}`,
  erase: () => 'The personal data of this request is erased.',
};

/** Does something with a request through the API, and says in words what came of it. Never throws. */
export async function runAction(id: number | string, action: ActionName): Promise<Outcome> {
  const unknown = 'The studio does not answer. Nothing may have changed: look before you try again.';
  try {
    const response = await fetch(`/api/requests/${id}/${action}`, { method: 'POST', credentials: 'include' });
    const answer: unknown = await response.json();
    if (!response.ok) return { done: false, words: readFault(answer, unknown) };
    const deliveries =
      typeof answer === 'object' && answer && 'deliveries' in answer ? Number(answer.deliveries) : 0;
    return { done: true, words: success[action](deliveries) };
  } catch {
    return { done: false, words: unknown };
  }
}
