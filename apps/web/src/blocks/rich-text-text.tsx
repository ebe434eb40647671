import type { ReactNode } from 'react';
import { lawText } from '../law/law-text.ts';

// The bits of a text node's format, as the editor stores them.
const marks: readonly [bit: number, wrap: (text: ReactNode) => ReactNode][] = [
  [1, (text) => <strong>{text}</strong>],
  [2, (text) => <em>{text}</em>],
  [4, (text) => <s>{text}</s>],
  [8, (text) => <u>{text}</u>],
  [16, (text) => <code>{text}</code>],
  [32, (text) => <sub>{text}</sub>],
  [64, (text) => <sup>{text}</sup>],
];

/** A run of text in its marks, with the values of the law it names; by elements alone, as the page allows no style attributes. */
export const MarkedText = ({ text, format }: { text: string; format: unknown }) =>
  marks.reduce<ReactNode>(
    (wrapped, [bit, wrap]) => (typeof format === 'number' && format & bit ? wrap(wrapped) : wrapped),
    lawText(text),
  );
