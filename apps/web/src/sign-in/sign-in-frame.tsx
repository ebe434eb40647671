import { Container } from '@majak/ui/container';
import { Drawing } from '@majak/ui/drawings/drawing';
import type { ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A page of the sign-in: one thing to do, and the light beside it. */
export const SignInFrame = ({ title, lead, children }: Props) => (
  <Container>
    <div className="grid gap-10 py-10 md:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] md:py-16">
      <div className="max-w-measure">
        <h1 className="text-display-long">{title}</h1>
        {lead ? <p className="mt-4 text-lead text-text-muted">{lead}</p> : null}
        <div className="mt-8 grid gap-6">{children}</div>
      </div>
      <Drawing name="key" className="hidden h-40 w-auto self-start justify-self-end md:block" />
    </div>
  </Container>
);
