import type { Term } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Container } from '@majak/ui/container';
import { anchorOf } from '../blocks/anchor.ts';

const initialOf = ({ term }: Term): string =>
  term.charAt(0).toLocaleUpperCase(site.jurisdiction.language.code);

/** What hundreds of entries look like, said once for all under a letter. */
const entries = [
  'mt-4 *:grid *:scroll-mt-24 *:gap-x-10 *:gap-y-1 *:border-t *:border-line *:py-4',
  '*:target:border-l-4 *:target:border-l-lamp *:target:pl-4 md:*:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]',
  '[&_dd]:max-w-measure [&_span]:block [&_span]:text-small [&_span]:text-text-muted',
].join(' ');

/** The same for the letters. */
const letterLinks = [
  'mt-8 flex flex-wrap gap-1.5 print:hidden',
  '*:grid *:size-11 *:place-items-center *:rounded-sm *:border *:border-edge *:font-semibold *:hover:border-text',
].join(' ');

/** The glossary by the alphabet of its language, each term at an address of its own. */
export const GlossaryList = ({ terms }: { terms: readonly Term[] }) => {
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, site.jurisdiction.language.code));
  const groups = Map.groupBy(sorted, initialOf);
  const letters = [...groups.keys()];
  // C and Č are two letters, and one once they are made an address.
  const idOf = (letter: string) => `letter-${letters.indexOf(letter) + 1}`;
  return (
    <>
      <div className="tone-sand py-10 md:py-16">
        <Container>
          <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Glossary' }]} />
          <h1 className="mt-6">{site.jurisdiction.language.name} words you will meet</h1>
          <p className="mt-6 max-w-measure text-lead">
            What it says on letters, forms and office doors, in plain English. In our texts a dotted word
            opens its meaning.
          </p>
          <Letters letters={letters} idOf={idOf} />
        </Container>
      </div>
      <Container className="py-10 md:py-16">
        {[...groups].map(([letter, found]) => (
          <section key={letter} aria-labelledby={idOf(letter)} className="mb-12 scroll-mt-24">
            <h2 id={idOf(letter)} lang={site.jurisdiction.language.code}>
              {letter}
            </h2>
            <dl className={entries}>
              {found.map((term) => (
                <Entry key={term.id} term={term} />
              ))}
            </dl>
          </section>
        ))}
        {terms.length === 0 ? <p>No word is explained yet.</p> : null}
      </Container>
    </>
  );
};

type LettersProps = { letters: readonly string[]; idOf: (letter: string) => string };

const Letters = ({ letters, idOf }: LettersProps) => (
  <nav aria-label="Letters" className={letterLinks}>
    {letters.map((letter) => (
      <a key={letter} href={`#${idOf(letter)}`} lang={site.jurisdiction.language.code}>
        {letter}
      </a>
    ))}
  </nav>
);

const Entry = ({ term: { term, english, meaning } }: { term: Term }) => (
  <div id={anchorOf(term)}>
    <dt>
      <b lang={site.jurisdiction.language.code}>{term}</b>
      <span>{english}</span>
    </dt>
    <dd>{meaning}</dd>
  </div>
);
