import { timeInWords } from '@majak/desk/bookings/time-in-words';
import type { ReactNode } from 'react';
import { timeZone as officeZone } from '../today.ts';

type Props = { start: string; zone: string; minutes: number; children?: ReactNode };

/** A time in the zone of whoever reads it, and in that of the office where it is another. */
export const ChosenTime = ({ start, zone, minutes, children }: Props) => (
  <div className="grid gap-1 rounded-sm border border-line border-l-4 border-l-link bg-surface-raised p-4 sm:p-5">
    <p className="font-semibold">{timeInWords(start, zone)}</p>
    {zone === officeZone ? null : <p className="text-text-muted">{timeInWords(start, officeZone)}</p>}
    <p className="text-text-muted">{minutes} minutes</p>
    {children}
  </div>
);
