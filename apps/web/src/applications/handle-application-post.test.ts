import { expect, test, vi } from 'vitest';
import { handleApplicationPost } from './handle-application-post.ts';
import { movingApplication } from './moving-application-fixture.ts';

const accepted = vi.hoisted(() => [] as string[]);
vi.mock('../intake/accept-submission.ts', () => ({
  acceptSubmission: async (request: Request) => {
    accepted.push(await request.text());
    return { result: { kind: 'accepted', reference: 'MJK-7F3K-9QX2' }, typed: {} };
  },
}));

const post = (texts: Record<string, string>, page: string) =>
  handleApplicationPost(
    movingApplication,
    new Request(`https://majak.example/application-forms-generator/tried-moving/${page}`, {
      method: 'POST',
      body: new URLSearchParams(texts),
    }),
    page,
  );
const whole = { name: 'Ana', hasDog: 'no', 'dogs.0.called': 'Rek', movesOn: '?' };

test('Continue leads to the next page with everything that was typed', async () => {
  expect(await post({ ...whole, '~go': 'continue', '~seen': '' }, 'you')).toMatchObject({
    page: { typed: whole, status: 200, position: { page: 'dog', seen: ['you'] } },
  });
  expect(await post({ ...whole, '~go': 'back', '~seen': 'you' }, 'dog')).toMatchObject({
    page: { position: { page: 'you', seen: ['you'] } },
  });
});

test('what is wrong comes back with its page, and a button that nobody knows goes on', async () => {
  expect(await post({ hasDog: '', '~go': 'jump' }, 'dog')).toMatchObject({
    page: { status: 422, position: { page: 'dog', faults: [{ field: 'hasDog' }] } },
  });
});

test('a row more is the same page with it', async () => {
  expect(await post({ hasDog: 'yes', 'dogs.0.called': 'Rek', add: 'dogs' }, 'dogs')).toMatchObject({
    page: { position: { page: 'dogs' }, typed: { 'dogs.0.called': 'Rek', 'dogs.1.called': '' } },
  });
});

test('sent without consent it is told at the box; with it, the answers alone go out and the thanks carry a key', async () => {
  expect(await post({ ...whole, '~go': 'send:check' }, 'check')).toMatchObject({
    page: {
      status: 422,
      position: { page: 'check', faults: [{ field: 'consent', message: 'Tick the box' }] },
    },
  });
  expect(accepted).toEqual([]);
  const sent = await post(
    { ...whole, consent: 'yes', '~go': 'send:check', '~seen': 'you,dog,move' },
    'check',
  );
  expect(sent).toEqual({
    thanks: expect.stringMatching(
      /^\/application-forms\/tried-moving\/thank-you\?reference=MJK-7F3K-9QX2&key=\d+/,
    ),
  });
  expect(accepted.map((body) => [...new URLSearchParams(body).keys()])).toEqual([
    ['name', 'hasDog', 'dogs.0.called', 'movesOn', 'consent'],
  ]);
});

test('answers that rule it out are not taken at the end either', async () => {
  const ruledOut = { ...whole, name: 'Nobody', consent: 'yes', '~go': 'send:check' };
  expect(await post(ruledOut, 'check')).toMatchObject({ page: { position: { refused: true } } });
});

test('a body that is no form, or too long, is refused as everywhere', async () => {
  const problem = await handleApplicationPost(
    movingApplication,
    new Request('https://majak.example/', {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Type': 'text/plain' },
    }),
    'you',
  );
  expect('problem' in problem && problem.problem.status).toBe(415);
  const long = await post({ name: 'x'.repeat(300_000) }, 'you');
  expect('problem' in long && long.problem.status).toBe(413);
});
