import { firstFaults } from '@majak/tools/form/fault';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import type { Application } from '@majak/tools/forms/application';
import { type SyntheticEvent, useRef, useState } from 'react';
import { today } from '../client/today.ts';
import { unknownNotes } from '../form/unknown-notes.ts';
import { type LiveForm, useForm } from '../form/use-form.ts';
import { useSending } from '../form/use-sending.ts';
import { advance, asksOn, firstPage } from './advance.ts';
import { pagePath, sendIntent, thanksPath } from './application-address.ts';
import { checkPage, type Position, positionAt, returnsIn } from './position.ts';
import { sendApplication } from './send-application.ts';
import { type Opened, useApplicationDraft } from './use-application-draft.ts';
import { useMoves } from './use-moves.ts';
import { useOpenedFile } from './use-opened-file.ts';
import { useReachedPages } from './use-reached-pages.ts';

/** What an application's page is drawn with. */
export type ApplicationStart = {
  page: string;
  /** The day on which the server drew it: a page that was posted is looked at by it. */
  today: string;
  /** After a post without script: everything that was typed, and where that has led. */
  posted?: { typed: FieldTexts; position: Position; reached: readonly string[]; failed: boolean } | undefined;
  officeEmail: string;
  /** Whether visitors may have the office's own form filled in with their answers. */
  paper?: boolean;
};

const formId = 'application-form';

/** An application in the browser: its answers, the page its person is at, and what each button does. */
export function useApplication(application: Application, { page, posted, ...drawn }: ApplicationStart) {
  const { form, slug } = application;
  const live = useForm(form, { id: formId, tells: 'only then', ...(posted ? { typed: posted.typed } : {}) });
  const [position, setPosition] = useState(posted?.position ?? positionAt(page));
  const [reached, setReached] = useState(posted?.reached ?? []);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useApplicationDraft(form, {
    live,
    position,
    reached,
    posted: posted !== undefined,
    onFound: ({ typed, seen, reached }, dropped) => {
      setDropped(dropped);
      setReached(reached);
      setPosition((now) => ({
        ...positionAt(asksOn(form, typed, now.page), seen),
        // After a reload too a change leads back to the check.
        returns: returnsIn(history.state),
      }));
    },
  });
  const opened = useOpenedFile(form, slug, live);
  const notice =
    opened ?? (dropped.length > 0 ? { kind: 'info' as const, lines: unknownNotes(dropped) } : undefined);
  const sending = useSending({
    live,
    reading: position.page === checkPage ? readForm(form, live.given) : { ok: false, faults: [] },
    send: async (answers, trapped) => {
      const receipt = await sendApplication({ application, answers, trapped, draftId: draft.id.current });
      draft.forget();
      location.assign(thanksPath(application, receipt));
    },
    summary,
  });
  const go = (next: Position) => {
    draft.begin();
    if (next.page !== position.page) history.pushState(next.returns, '', pagePath(application, next.page));
    setPosition(next);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const intent = intentOf(event.nativeEvent);
    if (intent !== sendIntent) return go(advance(application, { typed: live.typed, position }, intent));
    const next = beforeSending(application, live, position);
    if (next) setPosition(next);
    else sending.submit(event);
  };
  const begun = isBegun(application, position, draft.opened);
  useReachedPages(application, { page: position.page, reached, setReached, shown: begun && live.live });
  useMoves({ application, position, setPosition, posted: posted !== undefined, summary });
  return {
    application,
    live,
    // A page that is kept may be of another day.
    today: live.live ? today() : drawn.today,
    position,
    reached,
    begun,
    submit,
    sending,
    summary,
    draft,
    notice,
    failed: posted?.failed ?? false,
  };
}

/** An application on its screen. */
export type LiveApplication = ReturnType<typeof useApplication>;

/** Whether the page is shown: one in the middle is not without its answers. */
const isBegun = ({ form }: Application, { page, seen }: Position, opened: Opened): boolean =>
  opened === 'draft' || page === firstPage(form) || seen.length > 0;

const intentOf = ({ submitter }: SubmitEvent): string =>
  submitter instanceof HTMLButtonElement && submitter.value ? submitter.value : 'continue';

/** What stands in the way of handing an application in; nothing where nothing does. */
function beforeSending(
  { form, refuse }: Application,
  { given }: LiveForm,
  position: Position,
): Position | undefined {
  const reading = readForm(form, given);
  if (!reading.ok) return { ...position, faults: firstFaults(reading.faults) };
  return refuse?.(reading.value) ? { ...position, faults: [], refused: true } : undefined;
}
