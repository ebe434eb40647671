import { ErrorSummary } from '@majak/ui/error-summary';
import { idOf } from '../form/field-components.ts';
import type { LiveApplication } from './use-application.ts';

/** On top of a page what is wrong on it, each the way to its field. */
export const FaultsSummary = ({ live }: { live: LiveApplication }) => (
  <ErrorSummary
    ref={live.summary}
    className="mb-8"
    errors={live.position.faults.map(({ field, message }) => ({ field: idOf(live.live, field), message }))}
  />
);
