'use client';

import { type RequestCases as Found, requestCasesSchema } from '@majak/desk/cases/request-cases-schema';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { CaseChangeForm } from './case-change-form.tsx';
import { openCase, type SentChange } from './case-desk-calls.ts';

async function load(id: string | number): Promise<Found | undefined> {
  try {
    const response = await fetch(`/api/requests/${id}/cases`, { credentials: 'include' });
    return requestCasesSchema.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}

/** Below what a client wrote: the cases that were opened from it, and the way to open one. */
export function RequestCases() {
  const { id } = useDocumentInfo();
  const [found, setFound] = useState<Found>();
  const [asks, setAsks] = useState(false);
  const router = useRouter();
  useEffect(() => {
    if (id !== undefined) void load(id).then(setFound);
  }, [id]);
  if (id === undefined || !found) return null;
  const open = async (change: SentChange) => {
    const opened = await openCase(id, change);
    if ('faults' in opened) return opened.faults;
    toast.success(`The case ${opened.reference} is open.`);
    router.push(`/admin/collections/cases/${opened.id}`);
    return undefined;
  };
  return (
    <section className="case-desk case-desk--part" aria-labelledby="request-cases">
      <h2 id="request-cases">Cases</h2>
      {found.cases.length > 0 ? (
        <ul className="case-desk__list">
          {found.cases.map((one) => (
            <li key={one.id}>
              <a href={`/admin/collections/cases/${one.id}`}>{one.title}</a>{' '}
              <span className="case-desk__quiet">{one.state}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {asks ? (
        <CaseChangeForm change={found.opening} send={open} onDone={() => setAsks(false)} />
      ) : found.erased ? null : (
        <div>
          <Button size="small" margin={false} onClick={() => setAsks(true)}>
            {found.cases.length > 0 ? 'Open another case' : 'Open a case'}
          </Button>
        </div>
      )}
    </section>
  );
}
