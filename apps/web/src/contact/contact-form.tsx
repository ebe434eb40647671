import { useState } from 'react';
import { generalForm } from './form-words.ts';
import { RequestForm, type RequestFormProps } from './request-form.tsx';
import { RequestSentNotice, type SentRequest } from './request-sent-notice.tsx';

type Props = Omit<RequestFormProps, 'onSent' | 'again'> & { openingHours: string };

/** A request: its form until it was sent, then what became of it, and the form again if there is more to ask. */
export function RequestPlace(props: Props) {
  const [sent, setSent] = useState<SentRequest>();
  const [again, setAgain] = useState(false);
  return (
    <div>
      <RequestSentNotice
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

/** The contact request. */
export const ContactForm = (props: Omit<Props, 'words' | 'kinds'>) => (
  <RequestPlace {...props} words={generalForm} />
);
