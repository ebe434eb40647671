'use client';

import type { RequestReplies as Found } from '@majak/desk/replies/request-replies-schema';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { CaseChangeForm } from './case-change-form.tsx';
import type { SentChange } from './case-desk-calls.ts';
import { inWords, moment } from './delivery-words.ts';
import { readReplies, sendReply } from './reply-calls.ts';
import { runAction } from './request-action.ts';
import { announceChange } from './use-deliveries.ts';
import { useOfficeZone } from './use-office-zone.ts';

const whileOpenMs = 4000;

const isOpen = ({ delivery: { status } }: Reply): boolean => status === 'INITIAL' || status === 'REQUESTED';

/** Below what a client wrote: what we answered by mail, and the way to answer. */
export function RequestReplies() {
  const { id } = useDocumentInfo();
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();
  const look = useCallback(async () => {
    if (id === undefined) return;
    const answer = await readReplies(id);
    if ('found' in answer) setFound(answer.found);
    else setFault(answer.faults.body);
  }, [id]);
  useEffect(() => {
    void look();
  }, [look]);
  useEffect(() => {
    if (!found?.replies.some(isOpen)) return;
    const timer = setTimeout(() => void look(), whileOpenMs);
    return () => clearTimeout(timer);
  }, [found, look]);
  if (id === undefined) return null;
  return (
    <section className="case-desk case-desk--part" aria-labelledby="request-replies">
      <h2 id="request-replies">Replies</h2>
      {found ? (
        <Replies id={id} found={found} onChange={setFound} look={look} />
      ) : fault ? (
        <p role="alert" className="case-desk__fault">
          {fault}
        </p>
      ) : (
        <p className="case-desk__quiet">Reading what was answered …</p>
      )}
    </section>
  );
}

type Props = {
  id: string | number;
  found: Found;
  onChange: (found: Found) => void;
  look: () => Promise<void>;
};

function Replies({ id, found: { to, fields, replies }, onChange, look }: Props) {
  const [writes, setWrites] = useState(false);
  const router = useRouter();
  const send = async (change: SentChange) => {
    const answer = await sendReply(id, change);
    if ('faults' in answer) return answer.faults;
    onChange(answer.found);
    toast.success('Your reply is on its way.');
    // How long the client waited, and the stage.
    router.refresh();
    return undefined;
  };
  const retry = async () => {
    const { done, words } = await runAction(id, 'retry');
    toast[done ? 'success' : 'error'](words);
    announceChange();
    await look();
  };
  return (
    <>
      {replies.length > 0 ? (
        <ul className="case-desk__list">
          {replies.map((reply) => (
            <ReplyItem key={reply.reference} reply={reply} retry={retry} />
          ))}
        </ul>
      ) : (
        <p className="case-desk__quiet">Nobody has answered from the studio yet.</p>
      )}
      {writes && to ? (
        <CaseChangeForm
          change={{ kind: 'reply', does: `Reply to ${to.name || to.email}`, tellsClient: true, fields }}
          words={{
            save: 'Send',
            saving: 'Sending …',
            told: `Goes to ${to.email}, below our confirmation. What they answer comes to the office’s mailbox.`,
          }}
          send={send}
          onDone={() => setWrites(false)}
        />
      ) : to ? (
        <div>
          <Button size="small" margin={false} onClick={() => setWrites(true)}>
            {replies.length > 0 ? 'Reply again' : 'Reply'}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type Reply = Found['replies'][number];

function ReplyItem({ reply, retry }: { reply: Reply; retry: () => Promise<void> }) {
  const { timeZone, place } = useOfficeZone();
  const { status, tone } = inWords({ ...reply.delivery, id: 0, channel: 'client' }, timeZone);
  return (
    <li>
      <p className="case-desk__row">
        <span className={`mark mark--${tone}`}>{status}</span>
        <span className="case-desk__quiet">
          {[`${moment(reply.at, timeZone)}, ${place} time`, reply.person].filter(Boolean).join(' · ')}
        </span>
        {reply.delivery.status === 'FAILED' ? (
          <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void retry()}>
            Try again
          </Button>
        ) : null}
      </p>
      {reply.delivery.lastError ? <p className="case-desk__fault">Why: {reply.delivery.lastError}</p> : null}
      <p className="case-desk__said">{reply.text}</p>
    </li>
  );
}
