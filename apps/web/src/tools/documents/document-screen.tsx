import type { Form } from '@majak/tools/form/form';
import type { Drawing } from '../../form/drawing.ts';
import { Sheet } from '../sheet.tsx';
import { DocumentForm } from './document-form.tsx';
import { FindingsList } from './findings-list.tsx';
import { type DocumentStart, type LiveDocument, useDocument } from './use-document.ts';

type Props = DocumentStart & { form: Form; drawing: Drawing };

/** A document: its form at the left; at the right the document itself, and what the law wants of it. */
export function DocumentScreen({ form, drawing, ...start }: Props) {
  const document = useDocument(form, start);
  const { title, page, sample } = start;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16">
      <DocumentForm {...{ form, drawing, page, sample, document }} />
      <section
        id="answer"
        aria-label="Your document"
        className="grid min-w-0 grid-cols-1 scroll-mt-24 content-start gap-7 md:sticky md:top-header md:max-h-[calc(100dvh-var(--spacing-header))] md:self-start md:-mx-1 md:overflow-y-auto md:px-1 md:py-2"
      >
        <Sheet drawn={document.preview} title={title} />
        <Law document={document} />
      </section>
    </div>
  );
}

const Law = ({ document: { preview, mend } }: { document: LiveDocument }) => (
  <section id="law" aria-labelledby="law-title" className="no-print scroll-mt-24">
    <h2 id="law-title" className="text-subheading">
      What the law wants
    </h2>
    <FindingsList findings={preview.findings} onMend={(rule) => void mend(rule)} />
    <p className="mt-3 text-small text-text-muted">
      A check by rules, not legal advice. Unsure?{' '}
      <a href="/contact" className="link">
        Ask us
      </a>
      .
    </p>
  </section>
);
