import type { Result } from './site-search.ts';
import type { SnippetPart } from './snippet.ts';

const Pieces = ({ pieces }: { pieces: readonly SnippetPart[] }) =>
  pieces.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );

/** What the mould says until a script fills it: neither a heading nor a link may be empty. */
const unfilled: readonly SnippetPart[] = [{ text: 'A page', marked: false }];

/** A result: what kind of page it is, its title, and where the words stand. The whole of it leads there. */
const ResultItem = ({ result }: { result?: Result }) => (
  <li className="group relative border-b border-line py-6">
    <p data-label className="text-small text-text-muted">
      {result?.label}
    </p>
    <h2 className="mt-1 text-subheading">
      <a href={result?.path ?? '/'} data-title className="row-link">
        <Pieces pieces={result?.title ?? unfilled} />
      </a>
    </h2>
    <p data-snippet className="mt-1 max-w-measure">
      <Pieces pieces={result?.snippet ?? []} />
    </p>
  </li>
);

/** What was found, best first; and the mould from which a script makes more of the same. */
export const ResultList = ({ results }: { results: readonly Result[] }) => (
  <>
    <ul data-results className="border-t border-line empty:border-none">
      {results.map((result) => (
        <ResultItem key={result.path} result={result} />
      ))}
    </ul>
    <template data-mould>
      <ResultItem />
    </template>
  </>
);
