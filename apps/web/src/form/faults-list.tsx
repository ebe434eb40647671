import type { Fault } from '@majak/tools/form/fault';
import { ErrorSummary } from '@majak/ui/error-summary';
import type { RefObject } from 'react';
import { idOf } from './drawing.ts';
import type { LiveForm } from './use-form.ts';

type Props = {
  live: LiveForm;
  faults: readonly Fault[];
  /** Takes the focus after a try. */
  at?: RefObject<HTMLDivElement | null>;
};

/** Everything that is wrong, on top of a form, each a way to its field. */
export const FaultsList = ({ live, faults, at }: Props) => (
  <ErrorSummary
    ref={at}
    errors={faults.map(({ field, message }) => ({ field: idOf(live, field), message }))}
  />
);
