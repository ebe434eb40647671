'use client';

import { bookingStateWords } from '@majak/desk/bookings/booking-state-words';
import { FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

const inWords = (state: unknown): string =>
  Object.entries(bookingStateWords).find(([known]) => known === state)?.[1] ?? String(state ?? '–');

/** Where a booking stands, in a list. */
export const BookingStateCell = ({ cellData }: { cellData?: unknown }) => <span>{inWords(cellData)}</span>;

/** And in its document. */
export function BookingStateField({ path }: TextFieldClientProps) {
  const { value } = useField<string>({ path });
  return (
    <div className="field-type">
      <FieldLabel as="span" label="Status" />
      <p className="field-said">{inWords(value)}</p>
    </div>
  );
}
