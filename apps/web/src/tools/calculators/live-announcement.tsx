import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { useEffect, useState } from 'react';
import { headlineOf } from './headline.ts';

const pauseMs = 800;

/** Tells a screen reader the answer once the typing pauses; not every number on the way. */
export function LiveAnnouncement({
  calculator,
  answer,
}: {
  calculator: Calculator;
  answer: CalculatorResult | undefined;
}) {
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
