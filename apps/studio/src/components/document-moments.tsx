'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { moment } from './delivery-words.ts';
import { useOfficeZone } from './use-office-zone.ts';

/** Above a document: when it was made and last changed, by the clock of the office. */
export function DocumentMoments() {
  const { data } = useDocumentInfo();
  const { timeZone, place } = useOfficeZone();
  const said = (label: string, at: unknown) =>
    typeof at === 'string' ? `${label} ${moment(at, timeZone)}` : undefined;
  const told = [said('Made', data?.createdAt), said('changed', data?.updatedAt)].filter(Boolean);
  if (told.length === 0) return null;
  return <p className="document-moments">{`${told.join(', ')} (${place} time)`}</p>;
}
