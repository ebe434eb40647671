'use client';

import type { OrderDesk } from '@majak/desk/orders/order-desk-schema';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { CaseChangeForm } from './case-change-form.tsx';
import type { SentChange } from './case-desk-calls.ts';
import { changeOrder, readOrderDesk } from './order-calls.ts';
import { useOfficeZone } from './use-office-zone.ts';

type Send = (change: SentChange) => Promise<Readonly<Record<string, string>> | undefined>;
type Parts = { desk: OrderDesk; send: Send };

/** An order: how it stands, what came in, what can be done, and everything that happened. */
export function OrderDeskScreen() {
  const { id } = useDocumentInfo();
  const [desk, setDesk] = useState<OrderDesk>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (id !== undefined)
      void readOrderDesk(id).then((answer) =>
        'value' in answer ? setDesk(answer.value) : setFault(answer.faults.body),
      );
  }, [id]);
  if (id === undefined) return <p>Ask for a payment from a request or a case.</p>;
  if (!desk)
    return fault ? <p role="alert">{fault}</p> : <p className="case-desk__quiet">Reading the order …</p>;
  const send: Send = async (change) => {
    const answer = await changeOrder(id, change);
    if ('faults' in answer) return answer.faults;
    setDesk(answer.value);
    toast.success('Saved.');
    return undefined;
  };
  return (
    <div className="case-desk">
      <Standing desk={desk} />
      <Changes desk={desk} send={send} />
      <Payments desk={desk} send={send} />
      <History desk={desk} />
    </div>
  );
}

const Standing = ({ desk }: Pick<Parts, 'desk'>) => (
  <section>
    <h2>{desk.title}</h2>
    <p>
      <strong>{desk.label}</strong>: {desk.kept} of {desk.total}
    </p>
    {desk.lines.map((line) => (
      <p key={line} className="case-desk__said">
        {line}
      </p>
    ))}
    {desk.task ? (
      <p role="status" className="case-desk__fault">
        {desk.task}
      </p>
    ) : null}
    <p className="case-desk__said">
      {desk.customer.name}, {desk.customer.email}
    </p>
    <p className="case-desk__said">
      Variable symbol {desk.variableSymbol}
      {desk.about ? `, about ${desk.about}` : ''}
    </p>
    {desk.begin ? <p className="case-desk__said">{desk.begin}</p> : null}
    {desk.instalments.map(({ due, amount, paid }) => (
      <p key={due} className="case-desk__said">
        {due}: {amount}
        {paid ? ', paid' : ''}
      </p>
    ))}
    {desk.state === 'draft' ? null : (
      <p className="case-desk__said">
        <a href={desk.address}>The page where the client pays</a>
      </p>
    )}
  </section>
);

function Changes({ desk, send }: Parts) {
  const [asked, setAsked] = useState<string>();
  const change = desk.possible.find(({ kind }) => kind === asked);
  if (change)
    return (
      <CaseChangeForm key={change.kind} change={change} send={send} onDone={() => setAsked(undefined)} />
    );
  return (
    <div className="case-desk__row">
      {desk.possible.map(({ kind, does }) => (
        <Button key={kind} size="small" buttonStyle="secondary" margin={false} onClick={() => setAsked(kind)}>
          {does}
        </Button>
      ))}
    </div>
  );
}

function Payments({ desk, send }: Parts) {
  const [asked, setAsked] = useState<string>();
  if (desk.payments.length === 0) return null;
  return (
    <section aria-labelledby="order-payments">
      <h2 id="order-payments">What came in</h2>
      <ul className="case-desk__list">
        {desk.payments.map(({ payment, shown, left, canGoBack }) => (
          <li key={payment}>
            {shown} <span className="case-desk__quiet">{left} of it is still here</span>
            {asked === payment ? (
              <CaseChangeForm
                change={desk.sendBack}
                fixed={{ payment }}
                send={send}
                onDone={() => setAsked(undefined)}
              />
            ) : canGoBack && !desk.erased ? (
              <p>
                <Button size="small" buttonStyle="secondary" margin={false} onClick={() => setAsked(payment)}>
                  Send money back
                </Button>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="case-desk__quiet">
        What came by card goes back to the card by itself. What came by transfer you send from the bank
        yourself: here you write down that you did.
      </p>
    </section>
  );
}

function History({ desk }: Pick<Parts, 'desk'>) {
  const { timeZone, place } = useOfficeZone();
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history">History</h2>
      <p className="case-desk__quiet">In {place} time.</p>
      <ol className="case-desk__history" reversed>
        {desk.history.map(({ number, at, happened, by }) => (
          <li key={number}>
            <strong>{happened}</strong>{' '}
            <span className="case-desk__quiet">
              {[
                new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
                by ? `by ${by}` : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
