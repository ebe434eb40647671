import {
  type PaperFault,
  readFaults,
  readQuestions,
  type ScreenQuestion,
} from '@majak/desk/official-forms/paper-on-screen';

async function answerOf(address: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(`/api/official-forms/${address}`, { credentials: 'include', ...init });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** What a paper can be filled in with; nothing while the studio does not answer. */
export const loadQuestions = async (id: string | number): Promise<readonly ScreenQuestion[]> =>
  readQuestions(await answerOf(`${id}/questions`));

/** What is wrong with a mapping as it stands on the screen. */
export const loadFaults = async (id: string | number, mapping: unknown): Promise<readonly PaperFault[]> =>
  readFaults(await answerOf(`${id}/faults`, { method: 'POST', body: JSON.stringify(mapping) }));
