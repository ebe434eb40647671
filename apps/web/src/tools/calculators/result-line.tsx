import type { TraceLine } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { Icon } from '@majak/ui/icon';
import { formatOutput } from './format-output.ts';
import { StepExplanation } from './step-explanation.tsx';

type Props = { calculator: Calculator; line: TraceLine };

/** One line of the result; it opens to its working. */
export const ResultLine = ({ calculator, line }: Props) => (
  <details className="group border-b border-line">
    <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_1.25rem] items-baseline gap-3 py-3 leading-snug hover:text-link">
      <span>{line.label}</span>
      <span className="text-right font-semibold tabular-nums">
        {formatOutput(calculator, line, line.value)}
      </span>
      <Icon
        name="chevron-down"
        size={18}
        className="self-center text-text-muted motion-safe:transition-transform motion-safe:duration-200 group-open:rotate-180"
      />
    </summary>
    <div className="pb-4 text-text-muted">
      <StepExplanation step={line} rules={calculator.rules} />
    </div>
  </details>
);
