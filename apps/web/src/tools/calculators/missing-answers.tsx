import { Notice } from '@majak/ui/notice';
import type { CalculatorState } from './use-calculator.ts';

/** In place of the result while something is missing or wrong: what, each a way to its field. */
export function MissingAnswers({ state: { reading } }: { state: CalculatorState }) {
  if (reading.ok) return null;
  return (
    <Notice title="Your answer appears here">
      <ul className="grid gap-1">
        {reading.faults.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            <a
              href={`#${field}`}
              className="link"
              onClick={(event) => {
                // The part of the address after `#` carries the answers.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
