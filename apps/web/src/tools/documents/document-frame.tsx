import type { ReactNode, Ref } from 'react';
import { DocumentPreview } from '../document-preview.tsx';
import { FindingsSection } from './findings-section.tsx';
import type { LiveDocument } from './use-document.ts';

type Props = {
  document: Pick<LiveDocument, 'live' | 'preview' | 'mend' | 'reading'>;
  title: string;
  /** The form. */
  children: ReactNode;
  /** What stands above the document, such as its files. */
  above?: ReactNode;
  at?: Ref<HTMLElement>;
};

/** A document: its form at the left; at the right the document itself, and what the law wants of it. */
export const DocumentFrame = ({ document, title, children, above, at }: Props) => (
  <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16">
    {children}
    <section
      ref={at}
      id="answer"
      tabIndex={-1}
      aria-label="Your document"
      className="grid min-w-0 grid-cols-1 scroll-mt-24 content-start gap-7 outline-none md:sticky md:top-header md:max-h-[calc(100dvh-var(--spacing-header))] md:self-start md:-mx-1 md:overflow-y-auto md:px-1 md:py-2 print:static print:max-h-none print:overflow-visible print:p-0"
    >
      {above}
      <DocumentPreview
        drawn={document.preview}
        title={title}
        isWhole={document.reading.ok && document.preview.fresh}
      />
      <FindingsSection document={document} />
    </section>
  </div>
);
