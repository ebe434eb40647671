import type { ClientView } from '@majak/desk/cases/client-view';
import { ClockSteps } from '../clock/clock-steps.tsx';

type Props = { view: ClientView; today: string; documents: Readonly<Record<string, string>> };

/** What is done by when in a case: while the office has it, what the clock says; once it is granted, what is left. */
export const CaseSteps = ({ view: { filedOn, clock, stepsLeft }, today, documents }: Props) =>
  clock || stepsLeft.length > 0 ? (
    <ClockSteps
      asked={{ known: filedOn ? { filedOn } : {} }}
      reading={clock ?? { steps: stepsLeft, pauses: [] }}
      {...{ today, documents }}
    />
  ) : null;
