import type { ReactNode } from 'react';
import { proseText } from '../law/law-text.ts';
import { Emphasis } from '../text-aids/emphasis.tsx';

// The bits of a text node's format, as the editor stores them.
const marks: readonly [bit: number, wrap: (text: ReactNode) => ReactNode][] = [
  [1, (text) => <strong>{text}</strong>],
  [4, (text) => <s>{text}</s>],
  [8, (text) => <u>{text}</u>],
  [16, (text) => <code>{text}</code>],
  [32, (text) => <sub>{text}</sub>],
  [64, (text) => <sup>{text}</sup>],
];

const italic = 2;

/** A run of text in its marks, with the values of the law it names; by elements alone, as the page allows no style attributes. */
export const MarkedText = ({ text, format }: { text: string; format: unknown }) => {
  const bits = typeof format === 'number' ? format : 0;
  const shown = proseText(text);
  return marks.reduce<ReactNode>(
    (wrapped, [bit, wrap]) => (bits & bit ? wrap(wrapped) : wrapped),
    bits & italic ? <Emphasis text={shown} /> : shown,
  );
};
