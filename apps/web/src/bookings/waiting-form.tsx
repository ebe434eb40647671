import { Button } from '@majak/ui/button';
import { Details } from '@majak/ui/details';
import { TextField } from '@majak/ui/text-field';
import { Honeypot } from '../form/honeypot.tsx';

/** What came of a wish to be told. */
export type WaitingDraft = { email: string; fault?: string };

type Props = { path: string; zone: string; draft?: WaitingDraft | undefined };

/** For whom no time suits: they are told when one becomes free, once. */
export const WaitingForm = ({ path, zone, draft }: Props) => (
  <Details id="wait" summary="No time suits you?" open={draft !== undefined}>
    <form
      method="post"
      action={`${path}?do=wait#wait`}
      noValidate
      className="grid max-w-measure gap-4 text-text"
    >
      <p>
        Tell us your address, and we write once when somebody gives a time back. Whoever books it first has
        it.
      </p>
      <input type="hidden" name="zone" value={zone} />
      <TextField
        id="wait-email"
        name="email"
        type="email"
        label="E-mail"
        autoComplete="email"
        defaultValue={draft?.email ?? ''}
        error={draft?.fault}
      />
      <Honeypot />
      <Button type="submit" className="justify-self-start">
        Tell me
      </Button>
    </form>
  </Details>
);
