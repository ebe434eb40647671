import { forgiveGuess, ofClient, secondsUntilGuess } from '@majak/desk/cases/tracking-limits';
import { query } from '@majak/desk/database';
import { forgetCalls } from '@majak/desk/rate-limit';
import { rememberProven } from '@majak/desk/sign-in/known-browser';
import { linksToAddress, mailsToAddress, secondsUntilNextLink } from '@majak/desk/sign-in/sign-in-limits';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cookiesOf } from '../support/identity.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await query(payload, sql`DELETE FROM rate_limits`);
});

const email = 'ana@example.com';
const number = 'OAM-12/ZK-2026';
const from = (network: string, cookie = '') =>
  new Request('http://site.test/', { headers: { 'x-client-address': network, cookie } });
/** The cookie of a browser in which somebody proved something before. */
async function knownBy(proven: Parameters<typeof rememberProven>[1]): Promise<string> {
  const answer = new Headers();
  await rememberProven({ request: from('anywhere'), answer }, proven);
  return cookiesOf(answer);
}
const asks = async (network: string, cookie = '') =>
  (await secondsUntilNextLink(payload, from(network, cookie), email)) === undefined;
const guesses = async (network: string, proof: string, cookie = '') =>
  (await secondsUntilGuess(payload, from(network, cookie), { number, proof })) === undefined;

test('a stranger who asks for links in somebody’s name without end keeps nobody out but themselves', async () => {
  for (let count = 0; count < mailsToAddress.points; count += 1) await asks('stranger');
  expect(await asks('stranger')).toBe(false);
  expect(await asks('home')).toBe(true);
});

test('a crowd of strangers gets no more mails to an address, and does not reach where it signed in before', async () => {
  const crowd = mailsToAddress.points / linksToAddress.points;
  for (let one = 0; one < crowd; one += 1)
    for (let count = 0; count < linksToAddress.points; count += 1)
      expect(await asks(`stranger ${one}`)).toBe(true);
  expect(await asks('one more')).toBe(false);
  const home = await knownBy(`address ${email}`);
  expect(await asks('home', home)).toBe(true);
  expect(await asks('elsewhere', await knownBy('address bo@example.com'))).toBe(false);
  expect(
    await asks(
      'elsewhere',
      home.replace(/.(?=.~)/, (letter) => (letter === 'A' ? 'B' : 'A')),
    ),
  ).toBe(false);
});

test('guesses of strangers at a number close it to dates of birth, and its person comes in all the same', async () => {
  for (let count = 0; count < 10; count += 1)
    expect(await guesses(`stranger ${count}`, '01/01/1990')).toBe(true);
  expect(await guesses('one more', '01/01/1990')).toBe(false);
  expect(await guesses('elsewhere', email)).toBe(true);
  expect(await guesses('home', '28/02/1990', await knownBy('number OAM-12/ZK-2026'))).toBe(true);
  expect(await guesses('home', '28/02/1990', await knownBy('number OAM-13/ZK-2026'))).toBe(false);
});

test('one stranger alone closes a number to nobody but themselves', async () => {
  for (let count = 0; count < 10; count += 1) await guesses('stranger', '01/01/1990');
  expect(await guesses('elsewhere', '28/02/1990')).toBe(true);
  // Ten a minute, over ten minutes.
  for (let minute = 0; minute < 10; minute += 1) {
    for (let count = 0; count < 10; count += 1)
      await guesses('stranger', `guess-${minute}-${count}@example.com`);
    await forgetCalls(payload, ofClient, 'stranger');
  }
  expect(await guesses('elsewhere', email)).toBe(true);
  expect(await guesses('stranger', email)).toBe(false);
});

test('who opens their case again and again is not taken for somebody who guesses', async () => {
  const right = { number, proof: '28/02/1990' };
  for (let count = 0; count < 30; count += 1) {
    expect(await guesses(`browser ${count % 3}`, right.proof)).toBe(true);
    await forgiveGuess(payload, from(`browser ${count % 3}`), right);
    await forgetCalls(payload, ofClient, `browser ${count % 3}`);
  }
  expect(await guesses('elsewhere', '01/01/1990')).toBe(true);
});

test('one client has ten guesses a minute, wherever it came in before', async () => {
  const home = await knownBy('number OAM-12/ZK-2026');
  for (let count = 0; count < 10; count += 1) expect(await guesses('home', email, home)).toBe(true);
  expect(await guesses('home', email, home)).toBe(false);
});
