import { proseText } from '../law/law-text.ts';

type ParagraphsProps = { text: string | null | undefined; className?: string };

/** A plain text of the studio: an empty line parts paragraphs. */
export const Paragraphs = ({ text, className = '' }: ParagraphsProps) =>
  proseText(text ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph} className={`whitespace-pre-line not-first:mt-[0.9em] ${className}`}>
        {paragraph}
      </p>
    ));
