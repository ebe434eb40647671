import { Button } from '@majak/ui/button';
import { FillFromProfile } from '../profile/profile-offer.tsx';
import { posted, startPath } from './application-address.ts';
import { BackButton } from './back-button.tsx';
import { Findings, findingsSoFar } from './findings.tsx';
import { type PartStatus, partsOf } from './part-status.ts';
import { checkPage } from './position.ts';
import type { LiveApplication } from './use-application.ts';

const looks: Record<PartStatus, string> = {
  Completed: '',
  'In progress': 'rounded-sm bg-surface-sunk px-2.5',
  'Not yet started': 'rounded-sm bg-surface-sunk px-2.5 text-text-muted',
  'There is a problem': 'rounded-sm border border-error px-2.5 font-semibold text-error',
};

/** The parts of a long form, each with how far it is; the whole row opens it. */
export function PartsPage({ live }: { live: LiveApplication }) {
  const { application, position } = live;
  const parts = partsOf({
    form: application.form,
    typed: live.live.typed,
    seen: position.seen,
    found: findingsSoFar(live),
  });
  const done = parts.filter(({ status }) => status === 'Completed').length;
  // What is not known yet keeps a part in progress, and nobody from handing it in.
  const isReady = parts.every(({ status }) => status === 'Completed' || status === 'In progress');
  return (
    <>
      <BackButton href={startPath(application)} />
      <FillFromProfile live={live.live} />
      <h1 className="mt-5">{application.title}</h1>
      <p className="mt-4 text-text-muted">
        You’ve completed {done} of {parts.length} parts.{' '}
        {isReady ? 'You can leave out what you don’t know yet.' : 'Fill them in, in any order.'}
      </p>
      <Findings live={live} />
      <ul className="mt-8 border-t border-line">
        {parts.map(({ title, status, opens }) => (
          <li key={title} className="border-b border-line">
            <button
              type="submit"
              name={posted.intent}
              value={`open:${opens}`}
              className="flex min-h-14 w-full cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1 px-2 py-3 text-left hover:bg-surface-sunk"
            >
              <span className="link font-semibold">{title}</span>
              <span className={`text-small ${looks[status]}`}>{status}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Button
          type="submit"
          name={posted.intent}
          value={`open:${checkPage}`}
          variant={isReady ? 'primary' : 'secondary'}
        >
          Check your answers
        </Button>
      </p>
    </>
  );
}
