import type { ListedArticle } from '@majak/desk/content/read';

/** A way through the blog for who is new: a few articles in the order they are needed. */
export const StartHere = ({ articles }: { articles: readonly ListedArticle[] }) =>
  articles.length === 0 ? null : (
    <section aria-labelledby="start-here" className="pt-10 md:pt-14">
      <h2 id="start-here">Start here</h2>
      <ol className="mt-6 grid gap-x-10 border-b border-line sm:grid-cols-2 lg:grid-cols-4">
        {articles.map(({ slug, title, readingMinutes }, at) => (
          <li key={slug} className="relative flex gap-4 border-t border-line py-5 sm:block">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-heading text-heading font-semibold text-text-muted"
            >
              {at + 1}
            </span>
            <div className="sm:mt-2">
              <h3 className="text-subheading">
                <a href={`/${slug}`} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </a>
              </h3>
              {readingMinutes ? (
                <p className="mt-2 text-small text-text-muted">{readingMinutes}-minute read</p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
