import { type ClientView, clientView, outlineView } from '@majak/desk/cases/client-view';
import type { CaseChange } from '@majak/tools/cases/case';
import { caseOfChanges } from '@majak/tools/cases/case-of-changes';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseView } from './case-view.tsx';

const told = (permit: string, ...later: readonly Pick<CaseChange, 'kind' | 'answers'>[]): CaseChange[] =>
  [
    { kind: 'opened', answers: { permit, name: 'Ana Sample', email: 'ana@example.com' } } as const,
    { kind: 'filed', answers: { on: '2026-01-15' } } as const,
    ...later,
  ].map((change, at) => ({ ...change, number: at + 1, author: 'agency', at: '2026-01-15T10:00:00.000Z' }));

type Later = readonly Pick<CaseChange, 'kind' | 'answers'>[];
function caseOf(permit: string, ...later: Later) {
  const found = caseOfChanges('MJK-7F3K-9QX2', told(permit, ...later));
  if (!found) throw new Error('No case');
  return found;
}
const textOf = (view: ClientView): string =>
  renderToStaticMarkup(<CaseView view={view} today="2026-02-01" timeZone="Europe/Prague" />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const pageOf = (permit: string, ...later: Later): string =>
  textOf(clientView(caseOf(permit, ...later), '2026-02-01'));

test('a case says the longer time that its office may take, as the clock does', () => {
  expect(pageOf('employee-card')).toMatch(
    /In an especially complex case, or one .+, they have 90 days, which is until 15.April.2026/,
  );
  expect(pageOf('blue-card')).not.toContain('they have');
});

test('a case says how sure its day is, and what should be known of it', () => {
  expect(pageOf('digital-nomad')).toContain('How sure it is: our reading of the act');
  expect(pageOf('digital-nomad')).toContain('The government’s programme aims at 45 days');
});

const lease = { kind: 'paper-asked', answers: { title: 'Lease', why: '' } } as const;

test('whose paper is missing is told so first, and not that there is nothing to do', () => {
  const shown = pageOf('employee-card', lease);
  expect(shown).toContain('It’s your turn. We still need from you: Lease.');
  expect(shown).not.toContain('You don’t have to do anything');
  expect(shown.indexOf('Papers we asked for')).toBeLessThan(
    shown.indexOf('When the office has to decide by'),
  );
  const done = pageOf(
    'employee-card',
    lease,
    { kind: 'paper-given', answers: { paper: 3, files: [] } },
    { kind: 'paper-accepted', answers: { paper: 3 } },
  );
  expect(done).toContain('You don’t have to do anything until it writes.');
  expect(done.indexOf('Papers we asked for')).toBeGreaterThan(
    done.indexOf('When the office has to decide by'),
  );
});

test('whoever a case was shared with reads that it is the client’s turn, and what is wanted of them', () => {
  const suspended = {
    kind: 'suspended',
    answers: { from: '2026-01-20', reason: 'Proof of income', answerBy: '2026-03-20' },
  } as const;
  const shared = textOf(outlineView(caseOf('employee-card', lease, suspended), 'shared with'));
  const [beforeDates = ''] = shared.split('When the office has to decide by');
  expect(beforeDates).toContain('It’s the client’s turn. We still need from the client: Lease.');
  expect(beforeDates).toContain('and the client should get it to us some days before');
  expect(beforeDates).toContain('Where it says “you” below, it means the client.');
  expect(beforeDates.replace('“you”', '')).not.toMatch(/\byou/i);
  const [, history = ''] = shared.split('What has happened');
  expect(history).toContain('The application was filed');
  expect(history).not.toMatch(/\byou/i);
});

test('what is done by when stands in the case: papers, fingerprints, the card, insurance', () => {
  const shown = pageOf('employee-card');
  expect(shown).toContain('What happens when');
  for (const step of [
    'Give your fingerprints',
    'Collect your residence card',
    'Start your next health insurance',
  ])
    expect(shown).toContain(step);
});

test('a case that was granted says what is left, and nothing that only waits for the decision', () => {
  const shown = pageOf('employee-card', {
    kind: 'decided',
    answers: { on: '2026-02-01', outcome: 'granted' },
  });
  expect(shown).toContain('Collect your residence card');
  expect(shown).not.toContain('Ask the office when it will decide');
  const refused = { kind: 'decided', answers: { on: '2026-02-01', outcome: 'refused' } } as const;
  expect(pageOf('employee-card', refused)).not.toContain('Collect your residence card');
});
