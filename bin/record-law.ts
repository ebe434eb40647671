import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { calculatorsUsingRule } from '../apps/web/src/law/calculators-using-rule.ts';
import { ruleIds } from '../apps/web/src/law/law-book.ts';
import { RuleList } from '../apps/web/src/law/rule-list.tsx';
import { RuleView } from '../apps/web/src/law/rule-view.tsx';
import { days, type Recorded } from './recorded.ts';

/** What the pages of the law show: the list, and a page for each rule, with the calculators that read it. */
export async function recordLaw(): Promise<Recorded> {
  const users = await calculatorsUsingRule('2026-11-21');
  const usersOf = (id: string) => ({ calculators: users.get(id) ?? [], documents: [], pages: [] });
  const lists = days.map((today) => renderToStaticMarkup(createElement(RuleList, { today })));
  const pages = ruleIds.flatMap((id) =>
    days.map((today) => renderToStaticMarkup(createElement(RuleView, { id, today, users: usersOf(id) }))),
  );
  return { 'law.list.html': lists.join('\n'), 'law.rules.html': pages.join('\n') };
}
