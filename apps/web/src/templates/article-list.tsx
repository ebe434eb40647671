import type { Article } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';
import { Drawing } from '@majak/ui/drawings/drawing';
import { formatDate } from '@majak/ui/format-date';

/** The blog: newest first, each with its lead and the day its facts were checked. */
export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <>
      <div className="tone-sand py-12 md:py-20">
        <Container>
          <h1>Blog</h1>
          <p className="mt-6 max-w-measure text-lead">
            What people who move to {site.countryName} ask us, answered with the office, the fee and the
            paragraph.
          </p>
        </Container>
      </div>
      <Container>
        <ul className="divide-y divide-line py-6 md:py-10">
          {articles.map((article) => (
            <li
              key={article.id}
              className="relative grid gap-4 py-8 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-10"
            >
              <Drawing name={article.drawing ?? 'form'} className="hidden h-28 w-auto md:block" />
              <div className="max-w-measure">
                <h2 className="text-heading">
                  <a href={`/${article.slug}`} className="after:absolute after:inset-0 hover:underline">
                    {article.title}
                  </a>
                </h2>
                <p className="mt-3">{article.lead}</p>
                <p className="mt-3 text-small text-text-muted">
                  Facts last checked {formatDate(article.checkedOn)}
                  {article.readingMinutes ? ` · ${article.readingMinutes} minutes to read` : ''}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {articles.length === 0 && <p className="py-10">No article is published yet.</p>}
      </Container>
    </>
  );
}
