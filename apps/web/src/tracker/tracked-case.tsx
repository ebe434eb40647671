import type { ClientView } from '@majak/desk/cases/client-view';
import type { WaitingTable } from '@majak/tools/cases/waiting-table';
import { clientCasePath } from '../client-case/client-case-address.ts';
import { WaitingPlace } from '../waiting/waiting-place.tsx';
import { CaseView } from './case-view.tsx';

type Props = {
  view: ClientView;
  today: string;
  timeZone: string;
  documents: Readonly<Record<string, string>>;
  /** How long others of its kind waited. */
  table: WaitingTable | undefined;
};

/** A case as it is shown to whoever proved who they are: to do something about it, they sign in. */
export const TrackedCase = (props: Props) => (
  <CaseView
    {...props}
    waits={<WaitingPlace {...props} />}
    handIn={({ state }) =>
      state === 'accepted' ? null : (
        <p className="no-print mt-2">
          <SignIn {...props.view}>
            {state === 'given' ? 'Sign in to add to it' : 'Sign in to hand it in'}
          </SignIn>
        </p>
      )
    }
    write={
      <p className="no-print max-w-measure">
        What we wrote to each other, your files, and what we said about each paper are shown once you’ve
        signed in: a number and a date can be known to others.{' '}
        <SignIn {...props.view}>Sign in to read and write</SignIn>
      </p>
    }
  />
);

const SignIn = ({ reference, children }: { reference: string; children: string }) => (
  <a href={clientCasePath(reference)} className="link">
    {children}
  </a>
);
