import { Container } from '@majak/ui/container';

export const words = {
  title: 'Czech invoice generator',
  lead: 'Write a lawful Czech invoice in English, Czech or both. Free, without an account, checked against the law while you type.',
} as const;

/** The head of the generator, on harbour under the transparent header. */
export const InvoiceTop = () => (
  <div className="tone-harbour pt-header no-print">
    <Container>
      <div className="py-9 md:py-12">
        <h1 className="text-display-long">{words.title}</h1>
        <p className="mt-4 max-w-measure text-lead text-text-muted">{words.lead}</p>
      </div>
    </Container>
  </div>
);
