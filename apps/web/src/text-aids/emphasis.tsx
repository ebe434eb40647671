import { use } from 'react';
import { ExplainedTerm } from './explained-term.tsx';
import { termIn } from './glossary.ts';
import { TextAidsContext } from './text-aids.tsx';

/** Text in italics: a term of the glossary explains itself, any other is stressed. */
export const Emphasis = ({ text }: { text: string }) => {
  const term = termIn(use(TextAidsContext).glossary, text);
  return term ? <ExplainedTerm text={text} term={term} /> : <em>{text}</em>;
};
