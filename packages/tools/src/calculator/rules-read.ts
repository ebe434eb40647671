import type { Day } from '@majak/law/dates';
import { rulesReadBy } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';
import type { Calculator } from './calculator.ts';
import { probeInputs } from './probe-inputs.ts';

/**
 * The rules a calculator reads: found by trying what it can be asked. Only computed, not explained: that takes half the
 * time, and rules that decide are in no trace.
 */
export const rulesRead = (calculator: Calculator, today: Day): ReadonlySet<RuleId> =>
  rulesReadBy(() => {
    for (const { given, on } of probeInputs(calculator, today)) {
      const reading = calculator.read(given, on);
      if (reading.ok) reading.value.compute();
    }
  });
