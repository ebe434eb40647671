'use client';

import { moment } from './delivery-words.ts';
import { useOfficeZone } from './use-office-zone.ts';

/** A moment in a list, by the clock of the office. */
export function MomentCell({ cellData }: { cellData?: unknown }) {
  const { timeZone, place } = useOfficeZone();
  if (typeof cellData !== 'string' || Number.isNaN(Date.parse(cellData))) return <span>–</span>;
  return (
    <time dateTime={cellData} title={`${place} time`}>
      {moment(cellData, timeZone)}
    </time>
  );
}
