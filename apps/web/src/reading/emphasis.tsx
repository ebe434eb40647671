import { use } from 'react';
import { AidsContext } from './aids.tsx';
import { ExplainedTerm } from './explained-term.tsx';
import { termIn } from './glossary.ts';

/** Text in italics: a term of the glossary explains itself, any other is stressed. */
export const Emphasis = ({ text }: { text: string }) => {
  const term = termIn(use(AidsContext).glossary, text);
  return term ? <ExplainedTerm text={text} term={term} /> : <em>{text}</em>;
};
