import { Section } from '@majak/ui/section';
import type { ReactNode } from 'react';

/** Where a client tells how it went: what becomes of it, and the form. */
export const ReviewSection = ({ children }: { children?: ReactNode }) => (
  <Section tone="sand" id="tell-us" labelledBy="tell-us-title">
    <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20">
      <div>
        <h2 id="tell-us-title">Tell us how it went</h2>
        <p className="mt-4">
          Good or bad, in your own words. A person reads it before it’s published, and only takes out document
          numbers and other people’s names.
        </p>
        <p className="mt-3">Initials are enough. Your e-mail is never shown.</p>
      </div>
      {children}
    </div>
  </Section>
);
