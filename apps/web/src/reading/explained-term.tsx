import { site } from '@majak/desk/site';
import { useId } from 'react';
import { anchorOf } from '../blocks/anchor.ts';
import type { Term } from './glossary.ts';

/** A term of the offices' language in a text: a tap opens what it means. The platform does it, without a script. */
export const ExplainedTerm = ({ text, term }: { text: string; term: Term }) => {
  const id = `term${useId()}`;
  return (
    <>
      <button type="button" className="term" popoverTarget={id} aria-haspopup="dialog">
        <em lang={site.language.code}>{text}</em>
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        aria-label={`${term.term}: what it means`}
        className="term-card"
      >
        <b lang={site.language.code}>{term.term}</b>
        <span className="term-card-english">{term.english}</span>
        <span>{term.meaning}</span>
        <a href={`/glossary#${anchorOf(term.term)}`}>Glossary</a>
      </span>
    </>
  );
};
