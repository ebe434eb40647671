import { Button } from '@majak/ui/button';
import { formatMoney } from '@majak/ui/format-money';
import { useEffect, useState } from 'react';

type Props = {
  label: string;
  amount: number;
  currency: string;
  /** Shows the document. */
  onSee: () => void;
  isMaking: boolean;
  onDownload: (pressed: HTMLElement) => void;
};

/** On a phone: what there is to pay, at the foot of the screen, while the document is out of sight, and the file. */
export function AmountBar({ label, amount, currency, onSee, isMaking, onDownload }: Props) {
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
    <div
      // Whoever goes by keyboard comes to the document next; a screen reader is told the amount there.
      aria-hidden="true"
      data-answer-bar
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-edge bg-surface md:hidden"
    >
      <div className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-5 py-2 sm:px-10">
        <button
          type="button"
          tabIndex={-1}
          onClick={onSee}
          className="min-h-12 min-w-0 cursor-pointer text-left"
        >
          <span className="block truncate text-small text-link underline underline-offset-4">{label}</span>
          <span className="border-b-4 border-lamp font-semibold whitespace-nowrap tabular-nums">
            {formatMoney(amount, currency)}
          </span>
        </button>
        <Button
          variant="primary"
          tabIndex={-1}
          className="shrink-0"
          loading={isMaking}
          onClick={(event) => onDownload(event.currentTarget)}
        >
          Download
        </Button>
      </div>
    </div>
  );
}
