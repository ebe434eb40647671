'use client';

import { useCallback, useEffect, useState } from 'react';
import { type Delivery, readDeliveries, readFault } from './read-deliveries.ts';

export type Deliveries =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; deliveries: Delivery[] };

const changed = 'majak:deliveries-changed';
const whileOpenMs = 4000;

/** Tells every list of deliveries on the screen to look again. */
export const announceChange = (): boolean => window.dispatchEvent(new Event(changed));

async function load(reference: string): Promise<Deliveries> {
  const query = new URLSearchParams({
    'where[reference][equals]': reference,
    depth: '0',
    limit: '50',
    sort: 'id',
  });
  try {
    const response = await fetch(`/api/outbox?${query}`, { credentials: 'include' });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'ready', deliveries: readDeliveries(answer) };
    return { kind: 'failed', reason: readFault(answer, 'The deliveries could not be read.') };
  } catch {
    return { kind: 'failed', reason: 'The studio does not answer. Check your connection.' };
  }
}

const isOpen = ({ status }: Delivery) => status === 'INITIAL' || status === 'REQUESTED';

/** The deliveries of a request, read again while some are open and whenever an action changed them. */
export function useDeliveries(reference: string): { found: Deliveries; reload: () => void } {
  const [found, setFound] = useState<Deliveries>({ kind: 'loading' });
  const reload = useCallback(() => {
    if (reference) void load(reference).then(setFound);
  }, [reference]);
  useEffect(() => {
    reload();
    window.addEventListener(changed, reload);
    return () => window.removeEventListener(changed, reload);
  }, [reload]);
  useEffect(() => {
    if (found.kind !== 'ready' || !found.deliveries.some(isOpen)) return;
    const timer = setTimeout(reload, whileOpenMs);
    return () => clearTimeout(timer);
  }, [found, reload]);
  return { found, reload };
}
