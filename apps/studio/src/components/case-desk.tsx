'use client';

import type { DeskView } from '@majak/desk/cases/desk-view-schema';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { CaseChangeForm } from './case-change-form.tsx';
import { CaseDays } from './case-days.tsx';
import { eraseCase, makeChange, readDesk, retryMails, type SentChange } from './case-desk-calls.ts';
import type { DeskParts } from './case-desk-parts.ts';
import { CaseFamily } from './case-family.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseLinks } from './case-links.tsx';
import { CasePapers } from './case-papers.tsx';
import { CaseStanding } from './case-standing.tsx';
import { CaseTasks } from './case-tasks.tsx';
import { EraseCase } from './erase-case.tsx';

/** A case: how it stands, what can be done, papers, tasks, and everything that happened. */
export function CaseDesk() {
  const { id } = useDocumentInfo();
  const [desk, setDesk] = useState<DeskView>();
  const [fault, setFault] = useState<string>();
  const look = useCallback(async () => {
    if (id === undefined) return;
    const answer = await readDesk(id);
    if ('desk' in answer) setDesk(answer.desk);
    else setFault(answer.faults.body);
  }, [id]);
  useEffect(() => {
    void look();
  }, [look]);
  if (id === undefined) return <p>Open a case from the request that it comes from.</p>;
  if (!desk)
    return fault ? (
      <p role="alert" className="case-desk__fault">
        {fault}
      </p>
    ) : (
      <p className="case-desk__quiet">Reading the case …</p>
    );
  const erase = async () => {
    const answer = await eraseCase(id);
    if ('faults' in answer) toast.error(answer.faults.body ?? 'It did not work.');
    // Whole: the name stands in the title and in the trail as well.
    else window.location.reload();
  };
  const retry = async () => {
    const answer = await retryMails(id);
    if ('faults' in answer) toast.error(answer.faults.body ?? 'It did not work.');
    else {
      setDesk(answer.desk);
      toast.success('The mails will be tried again within seconds.');
    }
  };
  const send = async (change: SentChange) => {
    const answer = await makeChange(id, change);
    if ('faults' in answer) {
      // Somebody else may have moved it.
      await look();
      return answer.faults;
    }
    setDesk(answer.desk);
    toast.success('Saved.');
    return undefined;
  };
  return <Desk id={id} desk={desk} send={send} erase={erase} retry={retry} look={look} />;
}

const Desk = (parts: DeskParts) => (
  <div className="case-desk">
    <CaseStanding desk={parts.desk} />
    <CaseFamily family={parts.desk.family} />
    <Changes {...parts} />
    <CaseDays ahead={parts.desk.ahead} />
    <CasePapers {...parts} />
    <CaseTasks {...parts} />
    <CaseLinks {...parts} />
    <CaseHistory history={parts.desk.history} retry={parts.retry} />
  </div>
);

/** What can be done with the case as it stands: a button each, and the questions of the one that was pressed. */
function Changes({ desk, send, erase }: DeskParts) {
  const [asked, setAsked] = useState<string>();
  const change = desk.possible.find(({ kind }) => kind === asked);
  if (desk.erased) return <p className="case-desk__quiet">The personal data of this case is erased.</p>;
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
      {desk.takeBack ? <TakeBack {...desk.takeBack} send={send} /> : null}
      <EraseCase reference={desk.reference} erase={erase} />
    </div>
  );
}

type TakeBackProps = { number: number; what: string; send: DeskParts['send'] };

const TakeBack = ({ number, what, send }: TakeBackProps) => (
  <Button
    size="small"
    buttonStyle="subtle"
    margin={false}
    onClick={() => void send({ kind: 'undone', answers: { change: number }, key: crypto.randomUUID() })}
  >
    {`Take back “${what}”`}
  </Button>
);
