import { runClock } from '@majak/law/run-clock';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clockCalendar } from './clock-calendar.ts';
import { ClockScreen } from './clock-screen.tsx';
import { emptyClock, readClockPost } from './read-clock-post.ts';
import { siteClock } from './site-clock.ts';

if (!siteClock) throw new Error('The first site has a clock');
const known = siteClock;
const read = (typed: Record<string, string>) =>
  readClockPost(
    known,
    new Request('https://example.com/', { method: 'POST', body: new URLSearchParams(typed) }),
  );
const asked = {
  permit: 'employee-card',
  filedOn: '2 February 2026',
  'pauses.0.from': '3. 3. 2026',
  'pauses.0.to': '20/03/2026',
};
const documents = { 'request-against-inactivity': '/request' };

async function shown(typed: Record<string, string>, today: string): Promise<string> {
  const start = await read(typed);
  const answered = start.asked && {
    asked: start.asked,
    reading: runClock(known.clock, start.asked),
    typed: start.typed,
    today,
    documents,
  };
  return renderToStaticMarkup(<ClockScreen form={known.form} start={start} answered={answered} />);
}
/** What a person reads. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const answerOf = (html: string) => textOf(html.slice(html.indexOf('id="answer"')));

test('nothing is asked at first: one empty pause, and how days are counted', () => {
  const start = emptyClock(known);
  const html = renderToStaticMarkup(<ClockScreen form={known.form} start={start} answered={undefined} />);
  expect(html.match(/name="pauses\.\d+\.from"/g)).toEqual(['name="pauses.0.from"']);
  expect(answerOf(html)).toContain('How the days are counted');
});

test('what most people apply for is offered first, and every kind once', () => {
  const html = renderToStaticMarkup(
    <ClockScreen form={known.form} start={emptyClock(known)} answered={undefined} />,
  );
  const offered = [...html.matchAll(/<option value="([a-z-]+)"/g)].map(([, id]) => id);
  expect(html.match(/<optgroup label="[^"]+"/g)).toEqual([
    '<optgroup label="Most common"',
    '<optgroup label="Other kinds"',
  ]);
  expect(offered.slice(0, 3)).toEqual(['employee-card', 'extension', 'long-term-visa']);
  expect(offered.toSorted()).toEqual(known.clock.permits.map(({ id }) => id).toSorted());
});

test('asked for papers on 3 March, answered on the 20th: the answer says the day, why, and what is next', async () => {
  const answer = answerOf(await shown(asked, '2026-03-30'));
  expect(answer).toContain('They have to decide by 21 April 2026');
  expect(answer).toContain('60 days from 2 February 2026, 18 days of pauses not counted');
  expect(answer).toContain('3 March 2026 to 20 March 2026');
  expect(answer).toContain('90 days, which is until 21 May 2026');
  expect(answer).toContain('§ 65(1) of act 500/2004');
  expect(answer).toContain('Who decides Ministry of the Interior');
  expect(answer).toContain('When the time is up That’s from 22 April 2026.');
  expect(answer).toContain('ask the Commission to act against the delay, which is free');
  expect(answer).toContain('data box b78xtfa');
  expect(answer.indexOf('Today, 30 March 2026')).toBeGreaterThan(answer.indexOf('The clock was stopped'));
  expect(answer.indexOf('The office has to decide')).toBeGreaterThan(answer.indexOf('Today, 30 March 2026'));
});

test('once the day has passed the way to the request is there', async () => {
  const html = await shown(asked, '2026-05-01');
  expect(answerOf(html)).toContain('They had to decide by 21 April 2026');
  expect(html).toContain('href="/request"');
  expect(answerOf(html)).toContain('Now that the time is up The Ministry still has to decide');
  expect(html).toContain('name="pausedUntil" value="2026-03-20"');
});

test('while the office may still take its longer time nobody is told that it is late for sure', async () => {
  const between = answerOf(await shown(asked, '2026-05-01'));
  expect(between).toContain('or take the longer time until 21 May 2026, you can ask for action');
  expect(answerOf(await shown(asked, '2026-05-22'))).toContain('isn’t included here, you can ask for action');
});

test('who was invited to collect the card is told to ask nobody for action', async () => {
  const html = await shown({ ...asked, invitedOn: '30/4/2026' }, '2026-05-01');
  expect(answerOf(html)).toContain('the Ministry is going to approve');
  expect(answerOf(html)).not.toContain('you can ask for action');
  expect(html).not.toContain('name="pausedUntil"');
});

test('while a pause goes on there is no day, and how much is left', async () => {
  const { 'pauses.0.to': _, ...open } = asked;
  const answer = answerOf(await shown(open, '2026-03-30'));
  expect(answer).toContain('The clock has stopped');
  expect(answer).toContain('From then on, they have 32 days');
  expect(answer).toContain('Since 3 March 2026');
});

test('what is wrong is said at its field and on top, and everything typed is still there', async () => {
  const { status, said, typed } = await read({ ...asked, permit: '', 'pauses.0.to': '1/3/2026' });
  expect(status).toBe(422);
  expect(said).toEqual({ permit: 'Choose what you applied for' });
  expect(typed['pauses.0.to']).toBe('1/3/2026');
  const reversed = await read({ ...asked, 'pauses.0.to': '1/3/2026' });
  expect(reversed.said).toEqual({ 'pauses.0.to': 'A pause can’t end before it began' });
  const html = await shown({ ...asked, 'pauses.0.to': '1/3/2026' }, '2026-03-30');
  expect(html).toContain('href="#pauses.0.to"');
  expect(html.match(/id="answer"/g)).toHaveLength(1);
});

test('a pause is added and taken out by a post', async () => {
  const more = await read({ ...asked, add: 'pauses' });
  expect(more).toMatchObject({ status: 200, typed: { 'pauses.0.from': '3. 3. 2026', 'pauses.1.from': '' } });
  expect(more.asked).toBeUndefined();
  const less = await read({ ...asked, 'pauses.1.from': '1/5/2026', remove: 'pauses.0' });
  expect(less.typed).toMatchObject({ 'pauses.0.from': '1/5/2026' });
  expect(less.typed).not.toHaveProperty('pauses.1.from');
});

test('an empty pause is none, and a body that is too large is refused', async () => {
  expect(
    (await read({ permit: 'study', filedOn: '2/2/2026', 'pauses.0.from': '', 'pauses.0.to': '' })).asked,
  ).toMatchObject({ pauses: [] });
  expect((await read({ permit: 'x'.repeat(70_000) })).status).toBe(413);
});

test('the calendar has the days that are to come, under ids that stay when a pause is added', async () => {
  const at = new Date('2026-11-23T10:00:00Z');
  const file = async (typed: Record<string, string>) => {
    const { asked: question } = await read(typed);
    if (!question) throw new Error('It is asked');
    return clockCalendar(known.clock, question, at).replace(/\r\n[ \t]/g, '');
  };
  const idsIn = (text: string) => [...text.matchAll(/^UID:(.+)$/gm)].map(([, id = '']) => id.trim());
  const [one, other] = [await file(asked), await file({ permit: 'employee-card', filedOn: '2/2/2026' })];
  expect(one).toMatch(/DTSTART;VALUE=DATE:20260421\r\n/);
  expect(other).toMatch(/DTSTART;VALUE=DATE:20260407\r\n/);
  expect(idsIn(one)).toEqual(idsIn(other));
  expect(idsIn(one).map((id) => id.split('@')[0])).toEqual([
    'employee-card-2026-02-02-decision',
    'employee-card-2026-02-02-question-from',
    'employee-card-2026-02-02-inactivity-from',
    'employee-card-2026-02-02-decision-complex',
  ]);
});
