import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { useEffect, useState } from 'react';
import { headlineOf } from './headline.ts';

type Props = { calculator: Calculator; result: CalculatorResult | undefined; onClick: () => void };

/** Keeps the result in sight at the foot of the screen while its own place is out of sight. */
export function ResultBar({ calculator, result, onClick }: Props) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const [form, place] = [document.getElementById('questions'), document.getElementById('answer-top')];
    if (!(form && place)) return;
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
      setAway(seen.get(form) === true && seen.get(place) === false);
    });
    observer.observe(form);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const now = result ? headlineOf(calculator, result) : undefined;
  if (!(away && now)) return null;
  return (
    <button
      type="button"
      // Whoever goes by keyboard comes to the result next; a screen reader is told it.
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
      data-answer-bar
      className="no-print fixed inset-x-0 bottom-0 z-20 cursor-pointer border-t border-edge bg-surface"
    >
      <span className="mx-auto flex w-full max-w-page items-baseline justify-between gap-4 px-5 py-3 text-left sm:px-10">
        <span className="text-small text-text-muted">{now.label}</span>
        <span className="border-b-4 border-lamp font-semibold whitespace-nowrap tabular-nums">
          {now.value}
        </span>
      </span>
    </button>
  );
}
