import { findArticle } from '@majak/desk/content/read';

/** The beginning of a message about an article, by its slug; nothing where there is none, or while the store is away. */
export async function aboutInWords(slug: string | null): Promise<string | undefined> {
  if (!slug || !/^[a-z0-9-]{1,100}$/.test(slug)) return undefined;
  const article = await findArticle(slug).catch(() => undefined);
  return article && `About “${article.title}” (/${slug}).\nWhat’s wrong: `;
}
