import { Container } from '@majak/ui/container';

/** The head of a document's page, on harbour under the transparent header. */
export const DocumentHeader = ({ title, lead }: { title: string; lead: string }) => (
  <div className="tone-harbour pt-header no-print">
    <Container>
      <div className="py-9 md:py-12">
        <h1 className="text-display-long">{title}</h1>
        <p className="mt-4 max-w-measure text-lead text-text-muted">{lead}</p>
      </div>
    </Container>
  </div>
);
