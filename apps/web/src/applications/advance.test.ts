import { expect, test } from 'vitest';
import { advance, asksOn, firstPage, isPage } from './advance.ts';
import { movingApplication, shortApplication } from './moving-application-fixture.ts';
import { type Position, positionAt } from './position.ts';

const ana = { name: 'Ana', hasDog: 'no', movesOn: '31/01/2027' };
const at = (page: string, more: Partial<Position> = {}): Position => ({ ...positionAt(page), ...more });

test('one page after the other, without those on which nothing is asked', () => {
  const pages = ['you'];
  let position = at(firstPage(shortApplication.form));
  for (let turn = 0; turn < 3; turn += 1) {
    position = advance(shortApplication, { typed: ana, position }, 'continue');
    pages.push(position.page);
  }
  expect(pages).toEqual(['you', 'dog', 'move', 'check']);
  expect(position.seen).toEqual(['you', 'dog', 'move']);
  const back = [];
  for (let turn = 0; turn < 3; turn += 1) {
    position = advance(shortApplication, { typed: ana, position }, 'back');
    back.push(position.page);
  }
  expect(back).toEqual(['move', 'dog', 'you']);
});

test('the end of a part leads to the list of parts, and so does the way back from its first page', () => {
  const ends = advance(movingApplication, { typed: ana, position: at('dog') }, 'continue');
  expect([firstPage(movingApplication.form), ends.page]).toEqual(['', '']);
  expect(advance(movingApplication, { typed: ana, position: at('you') }, 'back').page).toBe('');
  expect(advance(movingApplication, { typed: ana, position: at('') }, 'open:move').page).toBe('move');
  const dogs = { ...ana, hasDog: 'yes' };
  expect(advance(movingApplication, { typed: dogs, position: at('dog') }, 'continue').page).toBe('dogs');
});

test('what is wrong on a page keeps its person there, and says nothing of other pages', () => {
  const { page, faults, seen } = advance(movingApplication, { typed: {}, position: at('you') }, 'continue');
  expect([page, seen]).toEqual(['you', []]);
  expect(faults).toEqual([expect.objectContaining({ field: 'name', message: 'Enter your name' })]);
});

test('after a change it goes straight back to the check, by way of what the change has brought', () => {
  const seen = ['you', 'dog', 'move'];
  const changing = advance(movingApplication, { typed: ana, position: at('check', { seen }) }, 'change:dog');
  expect(changing).toMatchObject({ page: 'dog', returns: ['check'] });
  expect(advance(movingApplication, { typed: ana, position: changing }, 'continue')).toMatchObject({
    page: 'check',
    returns: [],
  });
  expect(advance(movingApplication, { typed: ana, position: changing }, 'back').page).toBe('check');
  const withDog = { ...ana, hasDog: 'yes' };
  const brought = advance(movingApplication, { typed: withDog, position: changing }, 'continue');
  expect(brought).toMatchObject({ page: 'dogs', returns: ['check'] });
  const answered = { ...withDog, 'dogs.0.called': 'Rek' };
  expect(advance(movingApplication, { typed: answered, position: brought }, 'continue').page).toBe('check');
});

test('what was open before a change is not brought by it', () => {
  const changing = advance(movingApplication, { typed: {}, position: at('check') }, 'change:you');
  expect(changing.returns).toEqual(['check', 'you', 'dog', 'move']);
  const next = advance(movingApplication, { typed: { name: 'Ana' }, position: changing }, 'continue');
  expect(next).toMatchObject({ page: 'check', returns: [] });
});

test('answers that rule it out lead to a page that says so, and the way back to their question', () => {
  const typed = { ...ana, name: 'Nobody' };
  const refused = advance(movingApplication, { typed, position: at('you') }, 'continue');
  expect(refused).toMatchObject({ page: 'you', refused: true, faults: [] });
  expect(advance(movingApplication, { typed, position: refused }, 'back')).toMatchObject({
    page: 'you',
    refused: false,
  });
});

test('an answer that no longer counts is no reason to refuse', () => {
  const refuse = ({ dogs }: Readonly<Record<string, unknown>>) =>
    dogs ? { title: 'No dogs', reasons: [], instead: [] } : undefined;
  const typed = { ...ana, 'dogs.0.called': 'Rek' };
  const position = advance({ ...movingApplication, refuse }, { typed, position: at('you') }, 'continue');
  expect(position.refused).toBe(false);
});

test('a page that is not asked leads to the beginning, and one that is none is known', () => {
  const { form } = movingApplication;
  expect(asksOn(form, ana, 'dogs')).toBe('');
  expect(asksOn(form, { hasDog: 'yes' }, 'dogs')).toBe('dogs');
  expect(asksOn(form, {}, 'check')).toBe('check');
  expect(['', 'check', 'dogs', 'consent', 'nowhere'].map((page) => isPage(form, page))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(advance(movingApplication, { typed: ana, position: at('dogs') }, 'continue').page).toBe('');
  expect(advance(movingApplication, { typed: ana, position: at('you') }, 'open:../../x').page).toBe(
    '../../x',
  );
});
