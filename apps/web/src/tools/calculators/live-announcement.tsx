import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { useEffect, useState } from 'react';
import { headlineOf } from './headline.ts';

const pauseMs = 800;

/** Tells a screen reader the result once the typing pauses; not every number on the way. */
export function LiveAnnouncement({
  calculator,
  result,
}: {
  calculator: Calculator;
  result: CalculatorResult | undefined;
}) {
  const now = result ? headlineOf(calculator, result) : undefined;
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
