import { Container } from '@majak/ui/container';
import { AreaSection } from './area-section.tsx';
import { CaseList } from './case-list.tsx';
import { ConsentList } from './consent-list.tsx';
import { FileList } from './file-list.tsx';
import type { ClientArea } from './load-client-area.ts';
import { OwnData } from './own-data.tsx';
import { RequestList } from './request-list.tsx';
import { SessionList } from './session-list.tsx';

/** Everything that is a client's, on one page. */
export const ClientAreaScreen = ({
  client,
  cases,
  requests,
  files,
  consents,
  sessions,
}: Extract<ClientArea, { kind: 'signed in' }>) => (
  <Container>
    <div className="grid gap-12 py-10 md:py-14">
      <header>
        <h1 className="text-display-long">Your cases with us</h1>
        <p className="mt-3 text-text-muted">
          You’re signed in as <strong className="wrap-anywhere text-text">{client.email}</strong>.
        </p>
      </header>
      <AreaSection id="cases" title="Cases">
        <CaseList cases={cases} />
      </AreaSection>
      <AreaSection id="requests" title="Requests">
        <RequestList requests={requests} />
      </AreaSection>
      <AreaSection id="files" title="Documents">
        <FileList files={files} />
      </AreaSection>
      <AreaSection id="orders" title="Orders and bookings">
        <p className="max-w-measure">
          There are none: services can’t be ordered or booked here yet. We agree on them by mail, and the
          price before anything is done.
        </p>
      </AreaSection>
      <AreaSection id="consents" title="What you agreed to">
        <ConsentList consents={consents} />
      </AreaSection>
      <AreaSection id="own-data" title="Your data">
        <OwnData />
      </AreaSection>
      <AreaSection
        id="sessions"
        title="Where you’re signed in"
        lead="If you don’t know one of these, sign out everywhere: all of them end at once."
      >
        <SessionList sessions={sessions} current={client.session} />
      </AreaSection>
    </div>
  </Container>
);
