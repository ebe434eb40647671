'use client';

import { Button, useFormFields } from '@payloadcms/ui';
import { inWords } from './delivery-words.ts';
import type { Delivery } from './read-deliveries.ts';
import { type Deliveries as Found, useDeliveries } from './use-deliveries.ts';
import { useOfficeZone } from './use-office-zone.ts';

/** Below what a client wrote: where it was carried, and what became of it. */
export function Deliveries() {
  const reference = useFormFields(([fields]) => String(fields.reference?.value ?? ''));
  const { found, reload } = useDeliveries(reference);
  return (
    <section className="deliveries" aria-labelledby="deliveries-title" aria-busy={found.kind === 'loading'}>
      <h2 id="deliveries-title">Deliveries</h2>
      <State found={found} onReload={reload} />
    </section>
  );
}

function State({ found, onReload }: { found: Found; onReload: () => void }) {
  if (found.kind === 'loading')
    return <p className="deliveries__note">Reading what became of this request …</p>;
  if (found.kind === 'failed')
    return (
      <div className="deliveries__note deliveries__note--failed" role="alert">
        <p>{found.reason}</p>
        <Button size="small" buttonStyle="secondary" onClick={onReload}>
          Read again
        </Button>
      </div>
    );
  if (found.deliveries.length === 0)
    return (
      <p className="deliveries__note">
        Nothing was sent anywhere. Spam stays here, and a new request takes a second.
      </p>
    );
  return <Table deliveries={found.deliveries} />;
}

const Table = ({ deliveries }: { deliveries: Delivery[] }) => (
  <div className="deliveries__scroll">
    <table className="deliveries__table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Status</th>
          <th scope="col">When</th>
          <th scope="col">Attempts</th>
          <th scope="col">Number there</th>
        </tr>
      </thead>
      {deliveries.map((delivery) => (
        <Row key={delivery.id} delivery={delivery} />
      ))}
    </table>
  </div>
);

function Row({ delivery }: { delivery: Delivery }) {
  const { timeZone } = useOfficeZone();
  const { what, status, tone, when } = inWords(delivery, timeZone);
  return (
    <tbody>
      <tr>
        <th scope="row">{what}</th>
        <td>
          <span className={`mark mark--${tone}`}>{status}</span>
        </td>
        <td>{when}</td>
        <td>{delivery.attempts}</td>
        <td>{delivery.externalId ?? '–'}</td>
      </tr>
      {delivery.lastError && (
        <tr className="deliveries__why">
          <td colSpan={5}>Why: {delivery.lastError}</td>
        </tr>
      )}
    </tbody>
  );
}
