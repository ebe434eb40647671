import type { ClientOrder } from '@majak/desk/orders/client-orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EraseScreen } from './erase-screen.tsx';

const order = (reference: string, kept?: ClientOrder['kept']): ClientOrder => ({
  reference,
  what: `Thing ${reference}`,
  madeAt: '2026-11-23T08:00:00.000Z',
  total: '100 CZK',
  paid: '0 CZK',
  standing: 'Paid',
  isOpen: false,
  path: '/payment/x',
  ...(kept ? { kept } : {}),
});
const insurance = {
  until: '2037-12-31',
  why: 'Whoever arranges insurance keeps what you needed',
  place: { act: '170/2018 Sb.', section: '§ 80(4)', source: 'https://law.example/170' },
};
const tax = {
  until: '2036-12-31',
  why: 'Whoever is paid keeps who paid',
  place: { act: '235/2004 Sb.', section: '§ 35(2)' },
};

const pageOf = (orders: readonly ClientOrder[]): string =>
  renderToStaticMarkup(
    <EraseScreen email="ana@example.com" erasure={{ cases: [], requests: [], kept: [] }} orders={orders} />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('it says which orders stay, why, by which section and until when, and how many go', () => {
  const said = pageOf([order('A', insurance), order('B', tax), order('C', insurance), order('D')]);
  expect(said).toContain('1 order that wasn’t paid');
  expect(said).toMatch(
    /keeps what you needed \( § 80\(4\), act 170\/2018 Sb\. \)\. This stays whole: Thing A, order A, until 31 December 2037 Thing C, order C, until 31 December 2037/,
  );
  expect(said).toMatch(
    /keeps who paid \( § 35\(2\), act 235\/2004 Sb\. \)\. This stays whole: Thing B, order B, until 31 December 2036/,
  );
});

test('without orders it says nothing of them', () => {
  expect(pageOf([])).not.toMatch(/order|stays whole/);
});
