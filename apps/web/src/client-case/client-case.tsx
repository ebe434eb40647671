import type { ClientView } from '@majak/desk/cases/client-view';
import type { WaitingTable } from '@majak/tools/cases/waiting-table';
import { Details } from '@majak/ui/details';
import { Notice } from '@majak/ui/notice';
import { CaseView } from '../tracker/case-view.tsx';
import { WaitingPlace } from '../waiting/waiting-place.tsx';
import { ChangeForm } from './change-form.tsx';
import { DaysPanel } from './days-panel.tsx';
import type { RefusedChange } from './refused-change.ts';
import { CalendarPanel, SharePanel } from './share-panel.tsx';
import type { ShownLink } from './shown-link.ts';

type Props = {
  view: ClientView;
  links: readonly ShownLink[];
  today: string;
  timeZone: string;
  /** Addresses of letters about an application, by their names. */
  documents: Readonly<Record<string, string>>;
  /** How long others of its kind waited. */
  table?: WaitingTable | undefined;
  /** The same on every press of this page. */
  pageKey: string;
  /** What has just been done, in a sentence. */
  done?: string;
  refused?: RefusedChange;
};

/** A case as its signed-in client has it: all that is to be seen, and what they can do themselves. */
export function ClientCase({ view, links, done, today, timeZone, documents, table, ...page }: Props) {
  const canHandIn = !view.standing.ended;
  return (
    <div className="grid gap-12">
      {done ? (
        <div id="done" tabIndex={-1} className="scroll-mt-24 outline-none">
          <Notice kind="success" role="status">
            <p>{done}</p>
          </Notice>
        </div>
      ) : null}
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-16">
        <CaseView
          view={view}
          {...{ today, timeZone, documents }}
          waits={<WaitingPlace {...{ view, table, today }} />}
          handIn={(paper) => (canHandIn ? <HandIn paper={paper} {...page} /> : null)}
          write={
            <div className="max-w-measure">
              <ChangeForm change="message" id="message" {...page}>
                Send
              </ChangeForm>
            </div>
          }
        />
        <div className="no-print grid gap-10 lg:rounded-lg lg:bg-surface-sunk lg:p-6">
          {canHandIn ? <DaysPanel days={view.days} {...page} /> : null}
          <CalendarPanel links={links} {...page} />
          <SharePanel links={links} {...page} />
        </div>
      </div>
    </div>
  );
}

type HandInProps = { paper: ClientView['papers'][number]; pageKey: string; refused?: RefusedChange };

/** The files of a paper: asked for where it is missing, folded away where it is there and more may come. */
function HandIn({ paper: { number, state }, ...page }: HandInProps) {
  if (state === 'accepted') return null;
  const id = `paper-${number}`;
  const form = (
    <ChangeForm change="paper-given" id={id} brings={{ paper: String(number) }} {...page}>
      Hand it in
    </ChangeForm>
  );
  const wasRefused = page.refused?.change === 'paper-given' && page.refused.typed.paper === String(number);
  return state === 'given' ? (
    <Details summary="Add another file" open={wasRefused}>
      <div className="text-text">{form}</div>
    </Details>
  ) : (
    <div className="mt-4">{form}</div>
  );
}
