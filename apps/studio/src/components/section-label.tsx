'use client';

import { useRowLabel } from '@payloadcms/ui';

/** `servicePrices` → `Service prices`. */
const inWords = (blockType: string): string =>
  blockType
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The head of a section: what it is, then its title, or the words of a question, if it has any. */
export function SectionLabel() {
  const { data } = useRowLabel<{ title?: unknown; label?: unknown; blockType?: unknown } | undefined>();
  const name = data?.title ?? data?.label;
  return (
    <span className="section-label">
      <span className="section-label__kind">{inWords(String(data?.blockType ?? ''))}</span>
      <span>{typeof name === 'string' ? name : ''}</span>
    </span>
  );
}
