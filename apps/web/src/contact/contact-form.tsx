import { useState } from 'react';
import { Confirmation, type Sent } from './confirmation.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

/** The contact request: its form until it was sent, then what became of it, and the form again if there is more to ask. */
export function ContactForm(props: Omit<RequestFormProps, 'onSent' | 'again'> & { openingHours: string }) {
  const [sent, setSent] = useState<Sent>();
  const [again, setAgain] = useState(false);
  return (
    <div>
      <Confirmation
        sent={sent}
        words={props.words}
        openingHours={props.openingHours}
        onAgain={() => {
          setSent(undefined);
          setAgain(true);
        }}
      />
      {!sent && (
        <RequestForm {...props} state={again ? undefined : props.state} again={again} onSent={setSent} />
      )}
    </div>
  );
}
