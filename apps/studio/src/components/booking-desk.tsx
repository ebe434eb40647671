'use client';

import { Button, ConfirmationModal, toast, useDocumentInfo, useFormFields, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { changeBooking, type FreeSlot, readSlots } from './booking-desk-calls.ts';

const dialog = 'cancel-booking';

/** What staff can do with a booking: move it to another time, or cancel it. The client is told by mail. */
export function BookingDesk() {
  const { id } = useDocumentInfo();
  const state = useFormFields(([fields]) => fields.state?.value);
  const [slots, setSlots] = useState<FreeSlot[]>();
  const { openModal } = useModal();
  if (id === undefined) return <p>Bookings are made on the site.</p>;
  if (state !== 'confirmed' && state !== 'displaced' && state !== 'awaiting payment') return null;
  const change = async (what: 'move' | 'cancel', body: object) => {
    const fault = await changeBooking(id, what, body);
    if (fault) toast.error(fault);
    // Whole: the time stands in the fields and in the list as well.
    else window.location.reload();
  };
  const look = async () => {
    const answer = await readSlots(id);
    if ('slots' in answer) setSlots(answer.slots);
    else toast.error(answer.fault);
  };
  return (
    <div className="case-desk case-desk--part">
      <div className="case-desk__row">
        {state === 'awaiting payment' ? null : (
          <Button size="medium" buttonStyle="secondary" margin={false} onClick={() => void look()}>
            Move it
          </Button>
        )}
        <Button size="medium" buttonStyle="subtle" margin={false} onClick={() => openModal(dialog)}>
          Cancel it
        </Button>
      </div>
      {slots ? <OtherTimes slots={slots} choose={(start) => change('move', { start })} /> : null}
      <ConfirmationModal
        modalSlug={dialog}
        heading="Cancel this booking?"
        body="The client is told by mail, and the time is free for others. What was paid goes back: to a card by itself; for a transfer the office gets a mail."
        confirmLabel="Cancel the booking"
        onConfirm={() => change('cancel', {})}
      />
    </div>
  );
}

type OtherTimesProps = { slots: FreeSlot[]; choose: (start: string) => Promise<void> };

function OtherTimes({ slots, choose }: OtherTimesProps) {
  const [start, setStart] = useState(slots[0]?.start ?? '');
  if (slots.length === 0) return <p className="case-desk__quiet">There is no free time in the next weeks.</p>;
  return (
    <div className="case-desk__row">
      <label className="case-desk__question">
        Another time
        <select value={start} onChange={(event) => setStart(event.target.value)}>
          {slots.map((slot) => (
            <option key={slot.start} value={slot.start}>
              {slot.words}
            </option>
          ))}
        </select>
      </label>
      <Button size="medium" margin={false} onClick={() => void choose(start)}>
        Move it there and tell the client
      </Button>
    </div>
  );
}
