import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { useBrowser } from './browser.ts';
import { newCase } from './new-case.ts';
import { studioOf, takePossession } from './studio.ts';

type Row = Record<string, unknown>;

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Presses a button of a screen. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A part of a screen, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Screens of the studio as staff see them: an agent of the test's own, or somebody else by their session. */
export function useStudioScreens() {
  const open = useBrowser();
  const product = inject('product');
  const { studio } = product;
  const { asOwner } = studioOf(product);
  let agent = '';
  beforeAll(async () => {
    const account = { email: `agent-${randomUUID()}@majak.example`, password: 'One-time-password-26' };
    const made = await asOwner('/users', 'POST', { ...account, name: 'The agent', role: 'agent' });
    expect(made.status).toBe(201);
    agent = (await takePossession(studio, account)).session;
  });
  const screen = async (where: string, width = 1440, session = agent) => {
    const visit = await open({ viewport: { width, height: 900 } });
    const [name = '', value = ''] = session.split('=');
    await visit.context.addCookies([{ name, value, url: studio }]);
    await visit.page.goto(`${studio}/admin/${where}`);
    return visit;
  };
  /** A row of the studio's by one of its columns, as it stands by now. */
  const row = async (collection: string, column: string, value: string): Promise<Row> => {
    const { body } = await asOwner(`/${collection}?where[${column}][equals]=${value}&depth=0`);
    return Array.isArray(body.docs) ? (body.docs[0] ?? {}) : {};
  };
  const openedCase = async () => {
    const email = `${randomUUID()}@example.com`;
    const made = await newCase(email, { permit: 'employee-card', bornOn: '1990-02-28' });
    const { id } = await row('cases', 'reference', made.reference);
    return { ...made, email, id: Number(id) };
  };
  /** An order of 12 500 CZK that its client was asked to pay. */
  const orderToPay = async () => {
    const { askToPay, email } = await openedCase();
    const asked = { title: 'Employee card', amount: '12 500', payUntil: inDays(10), now: true };
    const { id, reference } = await askToPay(asked);
    const { variableSymbol } = await row('orders', 'reference', reference);
    return { email, id: Number(id), reference: String(reference), symbol: String(variableSymbol) };
  };
  return { product, screen, row, openedCase, orderToPay };
}

/** A statement of Fio, as its CSV has it: a payment for each symbol and amount. */
export const statement = (...payments: (readonly [symbol: string, amount: string])[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Zpráva pro příjemce',
      ...payments.map(
        ([symbol, amount]) =>
          `${randomUUID()};${inDays(0).split('-').reverse().join('.')};${amount};CZK;1000000005;Ana Sample;0100;Sample;;${symbol};;`,
      ),
    ].join('\n'),
  ),
});
