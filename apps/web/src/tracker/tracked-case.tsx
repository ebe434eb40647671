import type { ClientView } from '@majak/desk/cases/client-view';
import type { ReactNode } from 'react';
import { clientCasePath } from '../client-case/client-case-address.ts';
import { CaseView } from './case-view.tsx';

type Props = {
  view: ClientView;
  today: string;
  timeZone: string;
  documents: Readonly<Record<string, string>>;
  waits: ReactNode;
};

/** A case as it is shown to whoever proved who they are: to do something about it, they sign in. */
export const TrackedCase = (props: Props) => (
  <CaseView
    {...props}
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
      <p className="no-print">
        <SignIn {...props.view}>Sign in to write to us</SignIn>
      </p>
    }
  />
);

const SignIn = ({ reference, children }: { reference: string; children: string }) => (
  <a href={clientCasePath(reference)} className="link">
    {children}
  </a>
);
