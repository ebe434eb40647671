import { Section, type Tone } from '@majak/ui/section';
import type { ReactNode } from 'react';
import { BlockHeading } from './block-heading.tsx';

type SplitProps = {
  title?: string;
  lead?: string | null;
  tone?: Tone;
  /** Under the title, such as a button that prints. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The title at the left, what it holds at the right, on one line through the page; below each other on a phone. */
export const Split = ({ title, lead, tone, aside, children }: SplitProps) => (
  <Section tone={tone}>
    <div className="split grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className="md:sticky md:top-[calc(var(--spacing-header)+2rem)] md:self-start">
        {title ? <BlockHeading title={title} lead={lead} /> : null}
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  </Section>
);
