import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';

const dialog = 'erase-case';

type Props = { reference: string; erase: () => Promise<void> };

/** Erases what is personal in a case, once somebody has said so twice. */
export function EraseCase({ reference, erase }: Props) {
  const { openModal } = useModal();
  return (
    <>
      <Button size="small" buttonStyle="subtle" margin={false} onClick={() => openModal(dialog)}>
        Erase personal data
      </Button>
      <ConfirmationModal
        modalSlug={dialog}
        heading={`Erase the personal data of ${reference}?`}
        body="Names, numbers, messages, notes and files go for good, and the client can’t open the case any more. What happened on which day stays."
        confirmLabel="Erase for good"
        confirmingLabel="Erasing …"
        onConfirm={erase}
      />
    </>
  );
}
