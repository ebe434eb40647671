'use client';

import type { OrdersAbout as Found } from '@majak/desk/orders/order-desk-schema';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { CaseChangeForm } from './case-change-form.tsx';
import type { SentChange } from './case-desk-calls.ts';
import { askForPayment, readOrdersAbout } from './order-calls.ts';

const words = {
  save: 'Save',
  saving: 'Saving …',
  told: 'The client gets a mail with the link, unless it is a draft.',
};

/** Below a request or a case: what its client was asked to pay, and the way to ask for more. */
export function OrdersAbout() {
  const { id, collectionSlug } = useDocumentInfo();
  const [found, setFound] = useState<Found>();
  const [asks, setAsks] = useState(false);
  const router = useRouter();
  const about = `${collectionSlug}/${id}`;
  useEffect(() => {
    if (id !== undefined)
      void readOrdersAbout(about).then((answer) => 'value' in answer && setFound(answer.value));
  }, [id, about]);
  if (id === undefined || !found) return null;
  const ask = async (change: SentChange) => {
    const answer = await askForPayment(about, change);
    if ('faults' in answer) return answer.faults;
    toast.success(`The order ${answer.value.reference} is made.`);
    router.push(`/admin/collections/orders/${answer.value.id}`);
    return undefined;
  };
  return (
    <section className="case-desk case-desk--part" aria-labelledby="orders-about">
      <h2 id="orders-about">Payments</h2>
      {found.orders.length > 0 ? (
        <ul className="case-desk__list">
          {found.orders.map((one) => (
            <li key={one.id}>
              <a href={`/admin/collections/orders/${one.id}`}>{one.title}</a>{' '}
              <span className="case-desk__quiet">{one.state}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {asks ? (
        <CaseChangeForm change={found.asking} send={ask} words={words} onDone={() => setAsks(false)} />
      ) : (
        <div>
          <Button size="small" margin={false} onClick={() => setAsks(true)}>
            Ask for a payment
          </Button>
        </div>
      )}
    </section>
  );
}
