'use client';

import type { User } from '@majak/desk/payload-types';
import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useModal,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EraseExplanation } from './erase-explanation.tsx';
import { exportPerson } from './export-person.ts';
import { type ActionName, type Outcome, runAction } from './request-action.ts';
import { announceChange, useDeliveries } from './use-deliveries.ts';

const eraseDialog = 'erase-personal-data';

/** Beside the save button of a request: what agents and owners do with it beyond editing. */
export function RequestActions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth<User>();
  if (id === undefined || !user || user.mustChangePassword || user.role === 'editor') return null;
  return <Actions id={id} />;
}

/** What the request is now, from its form. */
const useRequest = () => ({
  reference: useFormFields(([fields]) => String(fields.reference?.value ?? '')),
  spam: useFormFields(([fields]) => fields.spam?.value === true),
  erased: useFormFields(([fields]) => Boolean(fields.redactedAt?.value)),
  email: useFormFields(([fields]) => String(fields.email?.value ?? '')),
});

function Actions({ id }: { id: number | string }) {
  const { reference, spam, erased, email } = useRequest();
  const { found } = useDeliveries(reference);
  const [running, setRunning] = useState<ActionName | 'export'>();
  const router = useRouter();
  const { openModal } = useModal();

  const run = async (action: ActionName | 'export', work: () => Promise<Outcome>) => {
    setRunning(action);
    const { done, words } = await work();
    setRunning(undefined);
    toast[done ? 'success' : 'error'](words);
    return done;
  };
  const change = async (action: ActionName) => {
    const done = await run(action, () => runAction(id, action));
    announceChange();
    if (done) router.refresh();
  };
  const button = (action: ActionName | 'export', label: string, progress: string, onClick: () => void) => (
    <Button
      size="small"
      buttonStyle="secondary"
      margin={false}
      disabled={running !== undefined}
      onClick={onClick}
    >
      {running === action ? progress : label}
    </Button>
  );

  if (erased) return <span className="request-actions__erased">Personal data erased</span>;
  const givenUp = found.kind === 'ready' && found.deliveries.some(({ status }) => status === 'FAILED');
  return (
    <div className="request-actions">
      {givenUp &&
        !spam &&
        button('retry', 'Retry failed deliveries', 'Retrying …', () => void change('retry'))}
      {spam
        ? button('not-spam', 'Not spam', 'Bringing back …', () => void change('not-spam'))
        : button('spam', 'Mark as spam', 'Marking …', () => void change('spam'))}
      {button(
        'export',
        'Export this person’s data',
        'Exporting …',
        () => void run('export', () => exportPerson(email)),
      )}
      {button('erase', 'Erase personal data', 'Erasing …', () => openModal(eraseDialog))}
      <ConfirmationModal
        modalSlug={eraseDialog}
        heading={`Erase the personal data of ${reference}?`}
        body={<EraseExplanation found={found} />}
        confirmLabel="Erase for good"
        confirmingLabel="Erasing …"
        onConfirm={() => change('erase')}
      />
    </div>
  );
}
