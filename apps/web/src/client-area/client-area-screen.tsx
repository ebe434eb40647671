import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';
import type { ReactNode } from 'react';
import { today } from '../today.ts';
import { AreaSection } from './area-section.tsx';
import { BookingList } from './booking-list.tsx';
import { CaseList } from './case-list.tsx';
import { ConsentList } from './consent-list.tsx';
import { FileList } from './file-list.tsx';
import type { ClientArea } from './load-client-area.ts';
import { OrderList } from './order-list.tsx';
import { OwnData } from './own-data.tsx';
import { PolicyList } from './policy-list.tsx';
import { RequestList } from './request-list.tsx';
import { SessionList } from './session-list.tsx';
import { UnreadableCases } from './unreadable-cases.tsx';

/** Everything that is a client's, on one page. */
export const ClientAreaScreen = ({
  client,
  cases,
  unreadable,
  requests,
  orders,
  files,
  consents,
  bookings,
  policies,
  sessions,
  children,
}: Omit<Extract<ClientArea, { kind: 'signed in' }>, 'work' | 'kind'> & {
  /** What they keep from their browsers, alive. */
  children: ReactNode;
}) => (
  <Container>
    <div className="grid gap-12 py-10 md:py-14">
      <header>
        <h1 className="text-display-long">Your cases with us</h1>
        <p className="mt-3 text-text-muted">
          You’re signed in as <strong className="wrap-anywhere text-text">{client.email}</strong>.
        </p>
      </header>
      <AreaSection id="cases" title="Cases">
        <UnreadableCases references={unreadable} />
        {cases.length > 0 || unreadable.length === 0 ? (
          <CaseList {...{ cases, requests }} today={today()} />
        ) : null}
      </AreaSection>
      <AreaSection id="requests" title="Requests">
        <RequestList requests={requests} />
      </AreaSection>
      <AreaSection id="files" title="Documents">
        <FileList files={files} />
      </AreaSection>
      <AreaSection
        id="work"
        title="Your own work"
        lead="What you’ve started on this site, kept with your account so that you have it on your other devices too."
      >
        {children}
      </AreaSection>
      <AreaSection id="orders" title="Orders and bookings">
        {bookings.length > 0 ? <BookingList bookings={bookings} /> : null}
        {orders.length > 0 || bookings.length === 0 ? <OrderList orders={orders} /> : null}
      </AreaSection>
      {site.insurance ? (
        <AreaSection id="insurance" title="Insurance">
          <PolicyList policies={policies} />
        </AreaSection>
      ) : null}
      <AreaSection id="consents" title="What you agreed to">
        <ConsentList consents={consents} />
      </AreaSection>
      <AreaSection id="own-data" title="Your data">
        <OwnData />
      </AreaSection>
      <AreaSection
        id="sessions"
        title="Where you’re signed in"
        lead="If you don’t recognise one of these, sign out everywhere: that ends them all."
      >
        <SessionList sessions={sessions} current={client.session} />
      </AreaSection>
    </div>
  </Container>
);
