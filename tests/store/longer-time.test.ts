import { caseCalendar } from '@majak/desk/cases/case-calendar';
import { changeCase, openCase } from '@majak/desk/cases/change-case';
import { clientView } from '@majak/desk/cases/client-view';
import { deskView } from '@majak/desk/cases/desk-view';
import { readCase } from '@majak/desk/cases/read-case';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { change, forgetCases, key, listed, mails, open, opening, reference } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

beforeEach(forgetCases);
afterAll(forgetCases);

// An employee card has 60 days, and 90 in an especially complex case: from 15 January 2026 until 16 March, or 15 April.
const filed = { on: '2026-01-15' };
const now = async () => {
  const found = await readCase(await store(), reference);
  if (!found) throw new Error('There is no case');
  return found;
};
const calendar = async () =>
  caseCalendar(await now(), new Date('2026-02-01T10:00:00Z')).replace(/\r\n[ \t]/g, '');

test('until it is known which time the office takes, the client is told both: by mail, on the page, in the calendar', async () => {
  await open();
  await change('filed', filed);
  expect(await listed()).toMatchObject([{ decide_by: '2026-03-16' }]);
  expect((await mails())[1]?.text).toContain(
    'By law the office has to decide by 16 March 2026.\nIn an especially complex case, or one in which the Labour Office is asked for its opinion, they have 90 days, which is until 15 April 2026.',
  );
  expect(clientView(await now()).clock?.complex?.last).toBe('2026-04-15');
  expect(await deskView(await store(), await now())).toMatchObject({
    decideBy: '2026-03-16',
    longerBy: '2026-04-15',
  });
  expect(await calendar()).toMatch(
    /VALUE=DATE:20260415\r\n(?:X-.+\r\n)*SUMMARY:The longer time of the office ends/,
  );
});

test('staff mark a case as complex: the later day holds everywhere, and the client is told', async () => {
  await open();
  await change('filed', filed);
  await mails();
  expect(await change('complex', { on: true })).toEqual({ kind: 'made', number: 3 });
  expect(await listed()).toMatchObject([{ decide_by: '2026-04-15' }]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('The office takes the longer time of a complex case: Yes');
  expect(mail?.text).toContain('By law the office has to decide by 15 April 2026.');
  expect(mail?.text).not.toContain('16 March');
  expect(clientView(await now()).clock).toMatchObject({ last: '2026-04-15' });
  expect(clientView(await now()).clock?.complex).toBeUndefined();
  expect(await calendar()).not.toContain('20260316');
  await change('complex', { on: false });
  expect(await listed()).toMatchObject([{ decide_by: '2026-03-16' }]);
});

test('where the law has one time, none is longer', async () => {
  const one = { ...opening, permit: 'blue-card' };
  await openCase(await store(), { reference, given: one, author: 'agency', idempotencyKey: key() });
  await change('filed', filed);
  expect(await change('complex', { on: true })).toMatchObject({
    kind: 'refused',
    faults: [{ code: 'one_time' }],
  });
  const { possible } = await deskView(await store(), await now());
  expect(possible.map(({ kind }) => kind)).not.toContain('complex');
});

test('a client cannot say that their case is complex', async () => {
  await open();
  await change('filed', filed);
  const given = { on: false };
  const order = { reference, kind: 'complex', given, author: 'client', idempotencyKey: key() } as const;
  expect(await changeCase(await store(), order)).toMatchObject({ kind: 'refused' });
});

test('how sure a day is, and what should be known of it, is said where no act states it', async () => {
  const nomad = { ...opening, permit: 'digital-nomad' };
  await openCase(await store(), { reference, given: nomad, author: 'agency', idempotencyKey: key() });
  await change('filed', filed);
  for (const text of [(await mails())[1]?.text, (await calendar()).replaceAll('\\,', ',')]) {
    expect(text).toContain('How sure it is: our reading of the act.');
    expect(text).toContain('The government’s programme aims at 45 days.');
  }
});
