'use client';

import { useRowLabel } from '@payloadcms/ui';

/** The head of a section: what it is and which number, then its title if it has one. */
export function SectionLabel({ rowLabel }: { rowLabel?: string }) {
  const { data } = useRowLabel<{ title?: unknown } | undefined>();
  const title = typeof data?.title === 'string' ? data.title : '';
  return (
    <span className="section-label">
      <span className="section-label__kind">{rowLabel}</span> {title}
    </span>
  );
}
