import type { ListedArticle } from '@majak/desk/content/read';

type SeriesProps = { name: string; articles: readonly ListedArticle[]; current: string };

/** The articles of a series in their order; the one that is open is no link. */
export const Series = ({ name, articles, current }: SeriesProps) =>
  articles.length < 2 ? null : (
    <nav aria-labelledby="series-title" className="rounded-lg border border-line bg-surface-raised p-6">
      <h2 id="series-title" className="text-small font-semibold">
        Series: {name}
      </h2>
      <ol className="mt-3 list-decimal pl-5 text-small marker:text-text-muted">
        {articles.map(({ slug, title }) => (
          <li key={slug} className="py-1 pl-1">
            {slug === current ? (
              <b aria-current="page">{title}</b>
            ) : (
              <a href={`/${slug}`} className="link">
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );

/** The article that follows in the series, if one does. */
export const nextIn = (articles: readonly ListedArticle[], current: string): ListedArticle | undefined => {
  const at = articles.findIndex(({ slug }) => slug === current);
  return at === -1 ? undefined : articles[at + 1];
};
