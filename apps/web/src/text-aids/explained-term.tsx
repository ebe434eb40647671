import { site } from '@majak/desk/site';
import { useId } from 'react';
import { anchorOf } from '../blocks/anchor.ts';
import type { Term } from './glossary.ts';

/**
 * A term of the offices' language in a text: a link to the glossary, which the shell's script opens in place.
 * A link and not a button, as a button would be one box that text cannot flow around.
 */
export const ExplainedTerm = ({ text, term }: { text: string; term: Term }) => {
  const id = `term${useId()}`;
  const href = `/glossary#${anchorOf(term.term)}`;
  return (
    <>
      <a href={href} className="term" data-explains={id}>
        <em lang={site.jurisdiction.language.code}>{text}</em>
      </a>
      <span id={id} popover="auto" className="term-card">
        <b lang={site.jurisdiction.language.code}>{term.term}</b>
        <span className="term-card-english">{term.english}</span>
        <span>{term.meaning}</span>
        <a href={href}>Glossary</a>
      </span>
    </>
  );
};
