import type { Fault } from '@majak/tools/form/fault';
import { ErrorSummary } from '@majak/ui/error-summary';
import type { RefObject } from 'react';
import { idOf } from './field-components.ts';
import type { LiveForm } from './use-form.ts';
import { visibleFaults } from './use-form-validation.ts';

type Props = {
  live: LiveForm;
  faults: readonly Fault[];
  /** Takes the focus after a try. */
  at?: RefObject<HTMLDivElement | null>;
};

/** On top of a form what is told to be wrong, each a way to its field. */
export const FaultsList = ({ live, faults, at }: Props) => (
  <ErrorSummary
    ref={at}
    errors={visibleFaults(live, faults).map(({ field, message }) => ({ field: idOf(live, field), message }))}
  />
);
