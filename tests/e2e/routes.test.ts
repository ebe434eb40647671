import { expect, inject, test, vi } from 'vitest';
import { expectPage } from '../support/page-of-route.ts';
import { pollOptions } from '../support/poll-options.ts';
import { routeTable } from '../support/route-table.ts';

const { web, studio, identity } = inject('product');
// Each of these is also looked at by accessibility.test.ts and markup.test.ts, which take the table into their routes.
const pages = [
  ...routeTable('Pages'),
  ...routeTable('Pages of application forms, the tracker and insurance'),
];

test.each(pages.map((line) => [line.Address ?? '', line] as const))(
  '%s is what docs/routes.md says',
  (_, line) => expectPage(web, line),
);

test.each(routeTable('For programs and search engines').map((line) => [line.Address ?? '', line] as const))(
  '%s answers a program',
  async (address, line) => {
    // Health is asked again: while all tests write at once, the store may not answer within its second.
    const answer = await vi.waitFor(async () => {
      const one = await fetch(web + address);
      expect(String(one.status), await one.clone().text()).toBe(line.Status);
      return one;
    }, pollOptions);
    expect(answer.headers.get('content-type')).toContain(line.Type ?? 'nothing');
  },
);

test.each(routeTable('Addresses that lead elsewhere').map((line) => [line.Address ?? '', line] as const))(
  '%s leads on',
  async (address, line) => {
    const answer = await fetch(web + address, { redirect: 'manual' });
    expect(String(answer.status)).toBe(line.Status);
    const to = new URL(answer.headers.get('location') ?? '', web);
    if (line.To === 'the studio') expect(to.href.startsWith(`${studio}/admin`)).toBe(true);
    else if (line.To === 'the identity provider') expect(to.href.startsWith(`${identity}/auth?`)).toBe(true);
    else expect(to.pathname + to.search).toBe(line.To);
  },
);

test('a landing page that says the same as another names one that says so of itself', async () => {
  const targets = new Set(pages.map(({ Canonical = '' }) => Canonical).filter((to) => to.startsWith('/')));
  const own = pages.filter(({ Canonical }) => Canonical === 'self').map(({ Address }) => Address);
  expect(targets.size).toBeGreaterThan(2);
  for (const target of targets) expect(own).toContain(target);
});
