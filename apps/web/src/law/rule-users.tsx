import type { UsingCalculator } from './calculators-using-rule.ts';
import type { UsingDocument } from './documents-using-rule.ts';

export type RuleUsers = {
  calculators: readonly UsingCalculator[];
  documents: readonly UsingDocument[];
  pages: readonly { title: string; path: string }[];
};

type Used = { href: string; title: string; more?: string };

const UsedList = ({ title, list }: { title: string; list: readonly Used[] }) =>
  list.length === 0 ? null : (
    <>
      <h3 className="mt-6 mb-2 text-lead">{title}</h3>
      <ul className="grid gap-2">
        {list.map(({ href, title: words, more }) => (
          <li key={href}>
            <a href={href} className="link">
              {words}
            </a>
            {more}
          </li>
        ))}
      </ul>
    </>
  );

/** What rests on a rule: calculators that read it, documents that read it or check its section, pages that show its value. */
export function RuleUsersList({ calculators, documents, pages, unread }: RuleUsers & { unread?: string }) {
  const calculatorLinks = calculators.map(({ slug, title }) => ({ href: `/calculators/${slug}`, title }));
  const documentLinks = documents.map(({ page, title, checks }) => ({
    href: page,
    title,
    more: checks.length > 0 ? `, which checks ${checks.join('; ')}` : '',
  }));
  const pageLinks = pages.map(({ path, title }) => ({ href: path, title }));
  return (
    <>
      {calculators.length === 0 ? <p>{unread ?? 'No calculator uses it.'}</p> : null}
      <UsedList title="Calculators" list={calculatorLinks} />
      <UsedList title="Documents and their findings" list={documentLinks} />
      <UsedList title="Pages" list={pageLinks} />
    </>
  );
}
