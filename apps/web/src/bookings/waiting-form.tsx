import { Button } from '@majak/ui/button';
import { Details } from '@majak/ui/details';
import { TextField } from '@majak/ui/text-field';
import { Honeypot } from '../form/honeypot.tsx';

/** What came of a wish to be told. */
export type WaitingDraft = { email: string; fault?: string };

type Props = { path: string; zone: string; draft?: WaitingDraft | undefined };

/** For whom no time suits: they are told when one becomes free, once. */
export const WaitingForm = ({ path, zone, draft }: Props) => (
  <Details id="wait" summary="Can’t find a time that suits you?" open={draft !== undefined}>
    <form
      method="post"
      action={`${path}?do=wait#wait`}
      noValidate
      className="grid max-w-measure gap-4 text-text"
    >
      <p>
        Give us your e-mail address, and we’ll write once when a time becomes free. It goes to whoever books
        it first.
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
