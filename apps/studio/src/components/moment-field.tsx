'use client';

import { FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { moment } from './delivery-words.ts';
import { useOfficeZone } from './use-office-zone.ts';

/** A moment in a document that nobody types, by the clock of the office. */
export function MomentField({ field: { label }, path }: DateFieldClientProps) {
  const { value } = useField<string>({ path });
  const { timeZone, place } = useOfficeZone();
  return (
    <div className="field-type">
      <FieldLabel as="span" {...(label ? { label } : {})} />
      <p className="field-said">
        {value ? (
          <time dateTime={value}>
            {moment(value, timeZone)} ({place} time)
          </time>
        ) : (
          '–'
        )}
      </p>
    </div>
  );
}
