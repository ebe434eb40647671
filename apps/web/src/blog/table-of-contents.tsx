import type { TextHeading } from '../blocks/headings.ts';

/** What a text has in it, each part a link; nothing for a text without parts. */
export const TableOfContents = ({ headings }: { headings: readonly TextHeading[] }) =>
  headings.length === 0 ? null : (
    <nav aria-label="On this page">
      <h2 className="text-small font-semibold">On this page</h2>
      <ol className="mt-3 border-l border-line text-small">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 pl-4 hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
