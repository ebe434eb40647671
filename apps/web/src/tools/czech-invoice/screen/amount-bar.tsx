import { formatMoney } from '@majak/ui/format-money';
import { useEffect, useState } from 'react';

type Props = { label: string; amount: number; currency: string; onClick: () => void };

/** On a phone: what there is to pay, at the foot of the screen, while the document is out of sight. */
export function AmountBar({ label, amount, currency, onClick }: Props) {
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
  if (!away) return null;
  return (
    <button
      type="button"
      // Whoever goes by keyboard comes to the document next; a screen reader is told the amount there.
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
      data-answer-bar
      className="no-print fixed inset-x-0 bottom-0 z-20 cursor-pointer border-t border-edge bg-surface md:hidden"
    >
      <span className="mx-auto flex w-full max-w-page items-baseline justify-between gap-4 px-5 py-3 text-left sm:px-10">
        <span className="text-small text-text-muted">
          {label}: <span className="text-link underline underline-offset-4">see and download</span>
        </span>
        <span className="border-b-4 border-lamp font-semibold whitespace-nowrap tabular-nums">
          {formatMoney(amount, currency)}
        </span>
      </span>
    </button>
  );
}
