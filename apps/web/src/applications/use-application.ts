import { firstFaults } from '@majak/tools/form/fault';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import type { Application } from '@majak/tools/forms/application';
import { type SyntheticEvent, useRef, useState } from 'react';
import { type LiveForm, useForm } from '../form/use-form.ts';
import { useSending } from '../form/use-sending.ts';
import { advance, asksOn } from './advance.ts';
import { pagePath, sendIntent, thanksPath } from './application-address.ts';
import { checkPage, type Position, positionAt } from './position.ts';
import { sendApplication } from './send-application.ts';
import { useApplicationDraft } from './use-application-draft.ts';
import { useMoves } from './use-moves.ts';
import { useOpenedFile } from './use-opened-file.ts';

/** What an application's page is drawn with. */
export type ApplicationStart = {
  page: string;
  /** After a post without script: everything that was typed, and where that has led. */
  posted?: { typed: FieldTexts; position: Position; failed: boolean } | undefined;
  officeEmail: string;
};

const formId = 'application-form';

/** An application in the browser: its answers, the page its person is at, and what each button does. */
export function useApplication(application: Application, { page, posted }: ApplicationStart) {
  const { form, slug } = application;
  const live = useForm(form, { id: formId, tells: 'only then', ...(posted ? { typed: posted.typed } : {}) });
  const [position, setPosition] = useState(posted?.position ?? positionAt(page));
  const summary = useRef<HTMLDivElement>(null);
  const draft = useApplicationDraft(form, {
    live,
    position,
    posted: posted !== undefined,
    onFound: ({ typed, seen }) =>
      setPosition((now) => ({
        ...positionAt(asksOn(form, typed, now.page), seen),
        // After a reload too a change leads back to the check.
        returns: history.state === true,
      })),
  });
  const file = useOpenedFile(form, slug, live);
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
  useMoves({ application, position, setPosition, summary });
  return {
    application,
    live,
    position,
    submit,
    sending,
    summary,
    draft,
    file,
    failed: posted?.failed ?? false,
  };
}

/** An application on its screen. */
export type LiveApplication = ReturnType<typeof useApplication>;

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
