import { offeredSlugs } from '@majak/desk/offered-tools';
import { site } from '@majak/desk/site';
import { searchHref } from './search-query.ts';

const calculators = {
  href: '/calculators',
  label: 'Calculators',
  text: 'Taxes, insurance and allowances in a minute.',
};
const ways = [
  {
    href: '/our-services',
    label: 'Services and prices',
    text: 'Everything we do, depending on where you’re from.',
  },
  ...(offeredSlugs.length > 0 ? [calculators] : []),
  {
    href: '/glossary',
    label: 'Glossary',
    text: `${site.jurisdiction.language.name} words on letters and forms.`,
  },
  { href: '/contact', label: 'Ask us', text: 'Write in your own words. A person answers.' },
];

const Examples = () => (
  <ul aria-label="Examples" className="mt-4 flex flex-wrap gap-2">
    {site.searchExamples.map((words) => (
      <li key={words}>
        <a href={searchHref(words)} className="tab">
          {words}
        </a>
      </li>
    ))}
  </ul>
);

const Ways = () => (
  <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
    {ways.map(({ href, label, text }) => (
      <li key={href} className="border-t border-edge pt-3">
        <a href={href} className="link font-semibold">
          {label}
        </a>
        <p className="mt-1 text-small text-text-muted">{text}</p>
      </li>
    ))}
  </ul>
);

/** What there is to look for. */
export const EmptySearch = ({ hidden }: { hidden: boolean }) => (
  <section data-unasked hidden={hidden} aria-labelledby="unasked-title">
    <h2 id="unasked-title" className="text-heading">
      What others look for
    </h2>
    <Examples />
    <p className="mt-10 font-semibold">Or go straight to</p>
    <Ways />
  </section>
);

/** Nothing has these words: how to ask otherwise, and who else to ask. */
export const NoResults = ({ words, hidden }: { words: string; hidden: boolean }) => (
  <section data-none hidden={hidden} aria-labelledby="none-title">
    <h2 id="none-title" className="text-heading">
      No page has{' '}
      <q data-words className="break-words">
        {words}
      </q>
    </h2>
    <ul className="mt-4 max-w-measure list-disc space-y-1 pl-5">
      <li>Try one word, such as the name of a document or an office.</li>
      <li>{site.jurisdiction.language.name} words are found without accents too.</li>
      <li>Try one of these:</li>
    </ul>
    <Examples />
    <p className="mt-10 font-semibold">Or go straight to</p>
    <Ways />
  </section>
);
