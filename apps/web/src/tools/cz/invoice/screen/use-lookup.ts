import { useState } from 'react';
import { failureOf } from '../../../../client/http.ts';

export type LookupState<Answer> =
  | { kind: 'asking' }
  | { kind: 'said'; answer: Answer }
  | { kind: 'failed'; message: string };

/** Asks a register about what stands in a field. What was said of another number is not shown. */
export function useLookup<Answer>(about: string, ask: () => Promise<Answer>) {
  const [state, setState] = useState<LookupState<Answer> & { of: string }>();
  const look = async (): Promise<Answer | undefined> => {
    setState({ of: about, kind: 'asking' });
    try {
      const answer = await ask();
      setState({ of: about, kind: 'said', answer });
      return answer;
    } catch (error) {
      setState({ of: about, kind: 'failed', message: failureOf(error) });
      return undefined;
    }
  };
  return { said: state?.of === about ? state : undefined, look };
}
