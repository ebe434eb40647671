import { rules } from '@majak/law/cz/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documentsUsingRule } from './documents-using-rule.ts';
import { type RuleUsers, RuleUsersList } from './rule-users.tsx';

const today = '2026-11-21';
const used = async (id: keyof typeof rules) =>
  (await documentsUsingRule(id, rules[id], today)).map(({ page, checks }) => [page, checks]);
const html = (users: Partial<RuleUsers>, unread?: string) =>
  renderToStaticMarkup(
    <RuleUsersList calculators={[]} documents={[]} pages={[]} {...users} {...(unread ? { unread } : {})} />,
  );

test('a document uses a rule whose section it checks, and one whose value it reads', async () => {
  expect(await used('cz.vat.invoice.days')).toEqual([['/invoice-generator', ['§ 28']]]);
  const elsewhere = { act: 'none', section: 'none' };
  const readers = await documentsUsingRule('cz.lease.deposit.rents', elsewhere, today);
  expect(readers.map(({ page }) => page)).toContain('/official-document-generator/rental/lease');
});

test('a document has nothing to do with a rule of another section', async () => {
  expect(await used('cz.tax.rate.first')).toEqual([]);
});

test('calculators, documents with what they check, and pages are listed, each with its address', () => {
  const said = html({
    calculators: [{ slug: 'a', title: 'A calculator' }],
    documents: [{ page: '/doc', title: 'A document', checks: ['§ 28', '§ 28(8)'] }],
    pages: [{ path: '/page', title: 'A page' }],
  });
  for (const href of ['/calculators/a', '/doc', '/page']) expect(said).toContain(`href="${href}"`);
  expect(said).toContain(', which checks § 28; § 28(8)');
});

test('what no calculator reads says why', () => {
  expect(html({}, 'It is voluntary.')).toBe('<p>It is voluntary.</p>');
});
