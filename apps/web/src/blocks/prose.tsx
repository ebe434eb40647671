import type { RichTextData } from './headings.ts';
import { RichText } from './rich-text.tsx';
import { Split } from './split-section.tsx';

export type ProseProps = { body?: RichTextData | null };

export const Prose = ({ body }: ProseProps) => (
  <Split>
    <RichText data={body} />
  </Split>
);
