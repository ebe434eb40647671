import type { Term } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { TextField } from '@majak/ui/text-field';
import { anchorOf } from '../blocks/anchor.ts';
import { countOf, furtherForms, matchTerms } from './match-terms.ts';

const language = site.jurisdiction.language;
const initialOf = ({ term }: Term): string => term.charAt(0).toLocaleUpperCase(language.code);

/** What hundreds of entries look like, said once for all under a letter. */
const entries = [
  'grid gap-x-10 *:scroll-mt-36 *:border-t *:border-line *:py-4 md:grid-cols-2',
  '*:target:border-l-4 *:target:border-l-lamp *:target:pl-4',
  '[&_dt]:inline [&_dt]:font-semibold [&_dt+dd]:inline [&_dt+dd]:ml-2 [&_dt+dd]:text-text-muted',
  '[&_dd+dd]:mt-1 [&_dd+dd]:max-w-measure',
].join(' ');

/** The same for the letters: one line that stays in sight, and is pushed sideways where it is longer than the screen. */
const letterLinks = [
  'sticky top-(--spacing-header) z-10 -mx-5 flex overflow-x-auto border-b border-line bg-surface px-5',
  'sm:mx-0 sm:px-0 print:hidden',
  '*:grid *:h-12 *:min-w-10 sm:*:min-w-6 *:grow *:max-w-14 *:place-items-center *:font-semibold *:hover:underline',
].join(' ');

type Props = { terms: readonly Term[]; words: string };

/**
 * The glossary by the alphabet of its language, each term at an address of its own. What the words exclude is there and
 * hidden, so that the script can bring it back when other words are typed.
 */
export const GlossaryList = ({ terms, words }: Props) => {
  const sorted = terms
    .toSorted((a, b) => a.term.localeCompare(b.term, language.code))
    .map((term) => ({
      ...term,
      names: `${term.term} ${term.english} ${term.also ?? ''}`,
      initial: initialOf(term),
    }));
  const found = new Set([...matchTerms(sorted, words)].map(({ id }) => id));
  const letters = [...Map.groupBy(sorted, ({ initial }) => initial)].map(([letter, under], index) => ({
    letter,
    // C and Č are two letters, and one once they are made an address.
    id: `letter-${index + 1}`,
    under,
    hidden: !under.some(({ id }) => found.has(id)),
  }));
  return (
    <>
      <div className="tone-sand py-10 md:py-14">
        <Container>
          <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Glossary' }]} />
          <h1 className="mt-6">{language.name} words you will meet</h1>
          <p className="mt-6 max-w-measure text-lead">
            What letters, forms and office doors say, in plain English. On our pages, open a dotted word to
            see what it means.
          </p>
          <Filter words={words} count={found.size} />
        </Container>
      </div>
      <Container className="pb-10 md:pb-16">
        <div id="words" className="scroll-mt-20">
          <nav aria-label="Letters" className={letterLinks} lang={language.code}>
            {letters.map(({ letter, id, hidden }) => (
              <a key={id} href={`#${id}`} hidden={hidden}>
                {letter}
              </a>
            ))}
          </nav>
          {letters.map(({ letter, id, under, hidden }) => (
            <section
              key={id}
              data-letter={id}
              hidden={hidden}
              aria-labelledby={id}
              className="mt-8 lg:grid lg:grid-cols-[5rem_minmax(0,1fr)]"
            >
              <h2 id={id} lang={language.code} className="mb-3 scroll-mt-36">
                {letter}
              </h2>
              <dl className={entries}>
                {under.map((term) => (
                  <Entry key={term.id} term={term} hidden={!found.has(term.id)} />
                ))}
              </dl>
            </section>
          ))}
          <p data-none hidden={found.size > 0} className="mt-10 max-w-measure">
            {terms.length === 0 ? (
              'No word is explained yet.'
            ) : (
              <>
                None of our words is called that. Try its beginning, without accents if you like, or{' '}
                <a href="/contact" className="link">
                  send us the word
                </a>
                : we tell you what it means.
              </>
            )}
          </p>
        </div>
      </Container>
    </>
  );
};

/** A question that shortens the list; the address holds the answer, so it works without a script. */
const Filter = ({ words, count }: { words: string; count: number }) => (
  <search aria-label="Glossary" className="mt-8 block print:hidden">
    <form
      action="/glossary#words"
      className="grid max-w-measure grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      <TextField
        id="glossary-q"
        name="q"
        label={`A word, in ${language.name} or English`}
        defaultValue={words}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        data-filter=""
      />
      <Button type="submit">Find</Button>
    </form>
    <p role="status" data-count className="mt-3 text-small text-text-muted">
      {countOf(count)}
    </p>
  </search>
);

const Entry = ({ term: { term, english, also, meaning }, hidden }: { term: Term; hidden: boolean }) => (
  <div id={anchorOf(term)} hidden={hidden} data-also={furtherForms(`${term} ${english}`, also) || undefined}>
    <dt lang={language.code}>{term}</dt>
    <dd>{english}</dd>
    <dd>{meaning}</dd>
  </div>
);
