import type { ClientView } from '@majak/desk/cases/client-view';
import { longerTimeInWords } from '@majak/law/longer-time-in-words';
import { missingPapers } from '@majak/tools/cases/who-acts';
import { formatDate } from '@majak/ui/format-date';
import { Notice } from '@majak/ui/notice';
import { TimeBar } from '@majak/ui/time-bar';
import type { ReactNode } from 'react';
import { ClockGrounds } from '../clock/clock-grounds.tsx';
import { ClockOffice } from '../clock/clock-office.tsx';
import { OpenLetters } from '../clock/open-letters.tsx';
import { actorWords } from './actor-words.ts';
import { CaseSteps } from './case-steps.tsx';

type Paper = ClientView['papers'][number];
/** `timeZone`: in which moments are told. */
type Props = { view: ClientView; today: string; timeZone: string };
type WhatToDo = {
  /** How a paper that is missing is handed in. */
  handIn?: (paper: Paper) => ReactNode;
  /** How a message is written. */
  write?: ReactNode;
  /** How long others waited. */
  waits?: ReactNode;
  /** Addresses of letters about an application, by their names; none where nobody is to write any. */
  documents?: Readonly<Record<string, string>>;
};

const paperStates: Readonly<Record<ClientView['papers'][number]['state'], string>> = {
  asked: 'We don’t have it yet',
  given: 'We’re looking at it',
  accepted: 'It’s fine',
  returned: 'We need another one',
};

/**
 * A case as its client sees it, or somebody they shared it with: where it stands, who acts, what is missing, and by when the office has to decide. Papers
 * that they still have to bring come before everything that only has to be known.
 */
export const CaseView = ({
  view,
  today,
  timeZone,
  handIn,
  write,
  waits,
  documents = {},
}: Props & WhatToDo) => {
  const papers = <Papers papers={view.papers} {...(handIn ? { handIn } : {})} />;
  const isWanted = !view.standing.ended && missingPapers(view.papers).length > 0;
  return (
    <article aria-labelledby={`case-${view.reference}`} className="grid max-w-page gap-10">
      <header>
        <p className="text-small font-semibold text-text-muted">
          {view.name} · {view.reference}
        </p>
        <h2 id={`case-${view.reference}`} className="mt-2 text-title">
          {view.permit}: {view.standing.label.toLowerCase()}
        </h2>
        <p className="mt-4 max-w-measure">
          <strong>{actorWords[view.reader][view.standing.actor]}.</strong> {view.standing.next}
        </p>
        {view.reader === 'shared with' && (view.clock || view.stepsLeft.length > 0) ? (
          <p className="mt-2 max-w-measure text-small text-text-muted">
            Where it says “you” below, it means the client.
          </p>
        ) : null}
      </header>
      {view.asked ? <Asked {...view.asked} reader={view.reader} /> : null}
      {isWanted ? papers : null}
      <Facts view={view} />
      <Clock {...{ view, today, documents }} />
      <CaseSteps {...{ view, today, documents }} />
      {waits}
      {isWanted ? null : papers}
      <Messages messages={view.messages} {...{ timeZone, write }} />
      <History {...{ view, timeZone }} />
    </article>
  );
};

type AskedProps = NonNullable<ClientView['asked']> & Pick<ClientView, 'reader'>;
const Asked = ({ reason, answerBy, reader }: AskedProps) => (
  <Notice kind="info">
    <p className="font-semibold">What the office asks for</p>
    <p className="whitespace-pre-line">{reason}</p>
    {answerBy ? (
      <p>
        The office wants it by {formatDate(answerBy)}
        {reader === 'client'
          ? ': please get it to us some days before.'
          : ', and the client should get it to us some days before.'}
      </p>
    ) : null}
  </Notice>
);

function Facts({ view: { office, officeNumber, filedOn, endedOn } }: { view: ClientView }) {
  const facts: (readonly [string, ReactNode])[] = [
    ['Filed on', filedOn && formatDate(filedOn)],
    ['Office', office],
    ['The office’s number', officeNumber],
    ['Ended on', endedOn && formatDate(endedOn)],
  ];
  const known = facts.filter(([, value]) => value);
  return known.length > 0 ? (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-4 text-heading">{title}</h3>
    {children}
  </section>
);

/** The day by which the law wants a decision, with the days that pauses took out. */
type ClockProps = Omit<Props, 'timeZone'> & Required<Pick<WhatToDo, 'documents'>>;
function Clock({ view, today, documents }: ClockProps) {
  const { filedOn, clock, permitId, officeNumber, name } = view;
  if (!clock || !filedOn) return null;
  const { last, pausedDays, pauses, daysLeft } = clock;
  const longer = longerTimeInWords(clock, formatDate);
  return (
    <Section title="When the office has to decide by">
      {last ? (
        <>
          <p className="max-w-measure text-subheading">
            {last < today ? 'It had to decide by ' : 'By law it has to decide by '}
            <strong className="whitespace-nowrap">{formatDate(last)}</strong>
            {pausedDays > 0
              ? `, not counting ${pausedDays === 1 ? 'a day' : `${pausedDays} days`} of suspension`
              : ''}
            .
          </p>
          <div className="mt-4 max-w-measure">
            <TimeBar
              from={filedOn}
              to={last}
              pauses={pauses.map(({ from, to = last }) => ({ from, to }))}
              today={today}
            />
          </div>
        </>
      ) : (
        <p className="max-w-measure">
          The clock is stopped until the office has what it asked for. After that it has{' '}
          {daysLeft === 1 ? 'a day' : `${daysLeft} days`} left.
        </p>
      )}
      {longer ? <p className="mt-3 max-w-measure">{longer}</p> : null}
      <div className="mt-6">
        <ClockOffice reading={clock} today={today} />
      </div>
      <div className="mt-6 max-w-measure text-small text-text-muted">
        <ClockGrounds reading={clock} />
      </div>
      <OpenLetters
        reading={clock}
        known={{ permit: permitId, filedOn, officeNumber, name }}
        {...{ documents, today }}
      />
    </Section>
  );
}

const Papers = ({ papers, handIn }: Pick<ClientView, 'papers'> & Pick<WhatToDo, 'handIn'>) =>
  papers.length === 0 ? null : (
    <Section title="Papers we asked for">
      <ul className="grid max-w-measure">
        {papers.map((paper) => {
          const { number, title, why, due, state, returned, handedIn } = paper;
          return (
            <li key={number} className="border-t border-line py-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-6">
                <strong>{title}</strong>
                <span className={state === 'accepted' ? 'text-success' : 'text-text-muted'}>
                  {paperStates[state]}
                </span>
              </p>
              {why ? <p className="mt-1 text-small text-text-muted">{why}</p> : null}
              {state === 'returned' && returned ? <p className="mt-1">{returned}</p> : null}
              {due && (state === 'asked' || state === 'returned') ? (
                <p className="mt-1 text-small">Needed by {formatDate(due)}</p>
              ) : null}
              {handedIn ? <p className="mt-1 text-small wrap-anywhere">Handed in: {handedIn}</p> : null}
              {handIn?.(paper)}
            </li>
          );
        })}
      </ul>
    </Section>
  );

const Messages = ({
  messages,
  timeZone,
  write,
}: Pick<ClientView, 'messages'> & Pick<Props, 'timeZone'> & Pick<WhatToDo, 'write'>) =>
  messages.length === 0 && !write ? null : (
    <Section title="Messages">
      {write}
      <ol className="mt-6 grid max-w-measure gap-4">
        {messages.toReversed().map(({ number, author, at, text }) => (
          <li key={number} className="rounded-lg bg-surface-sunk p-4">
            <p className="text-small text-text-muted">
              {author === 'client' ? 'You' : 'We'}, {formatDate(at, timeZone)}
            </p>
            <p className="mt-1 whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );

const History = ({ view: { history }, timeZone }: Omit<Props, 'today'>) => (
  <Section title="What has happened">
    <ol className="grid max-w-measure">
      {history.map(({ at, happened }) => (
        <li
          key={at + happened}
          className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <time dateTime={at} className="text-small tabular-nums text-text-muted">
            {formatDate(at, timeZone)}
          </time>
          <span>{happened}</span>
        </li>
      ))}
    </ol>
  </Section>
);
