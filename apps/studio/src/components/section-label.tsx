'use client';

import { useRowLabel } from '@payloadcms/ui';

/** `servicePrices` → `Service prices`. */
const inWords = (blockType: string): string =>
  blockType
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The head of a section: what it is, then its title if it has one. */
export function SectionLabel() {
  const { data } = useRowLabel<{ title?: unknown; blockType?: unknown } | undefined>();
  return (
    <span className="section-label">
      <span className="section-label__kind">{inWords(String(data?.blockType ?? ''))}</span>
      <span>{typeof data?.title === 'string' ? data.title : ''}</span>
    </span>
  );
}
