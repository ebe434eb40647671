'use client';

import type { RequestWait as Wait } from '@majak/desk/replies/request-wait';
import { useFormFields } from '@payloadcms/ui';
import { moment } from './delivery-words.ts';
import { useOfficeZone } from './use-office-zone.ts';
import { waitWords } from './wait-words.ts';

const isWait = (value: unknown): value is Wait =>
  typeof value === 'object' && value !== null && 'minutes' in value && 'promisedMinutes' in value;

/** In the list of requests: how long a client has waited. */
export function RequestWaitCell({ cellData }: { cellData?: unknown }) {
  if (!isWait(cellData)) return <span>–</span>;
  const { text, tone } = waitWords(cellData);
  return <span className={`mark mark--${tone}`}>{text}</span>;
}

/** Above what a client wrote: how long they have waited against what is promised, and until when there is time. */
export function RequestWait() {
  const wait = useFormFields(([fields]) => fields.wait?.value);
  const { timeZone, place } = useOfficeZone();
  if (!isWait(wait)) return null;
  const { text, tone } = waitWords(wait);
  return (
    <p className="request-wait">
      <span className={`mark mark--${tone}`}>{text}</span>{' '}
      <span className="case-desk__quiet">
        {`in office hours. We promise ${wait.promisedMinutes} minutes`}
        {!wait.answered && wait.answerBy ? `: until ${moment(wait.answerBy, timeZone)}, ${place} time.` : '.'}
      </span>
    </p>
  );
}
