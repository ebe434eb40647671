import type { Answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { useEffect, useState } from 'react';
import { headlineOf } from './headline.ts';

const pauseMs = 800;

/** Tells a screen reader the answer once the typing pauses; not every number on the way. */
export function Announced({ calculator, answer }: { calculator: Calculator; answer: Answer | undefined }) {
  const now = answer ? headlineOf(calculator, answer) : undefined;
  const words = now ? `${now.label}: ${now.value}` : '';
  const [first] = useState(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words === first) return;
    const timer = setTimeout(() => setSaid(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words, first]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
