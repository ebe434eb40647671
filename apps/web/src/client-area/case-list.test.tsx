import type { ClientView } from '@majak/desk/cases/client-view';
import { clientView } from '@majak/desk/cases/client-view';
import type { ClientRequest } from '@majak/desk/sign-in/client-matters';
import type { CaseChange } from '@majak/tools/cases/case';
import { caseOfChanges } from '@majak/tools/cases/case-of-changes';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseList } from './case-list.tsx';
import { RequestList } from './request-list.tsx';

const on = '2026-03-02';

type Step = Pick<CaseChange, 'kind' | 'answers'>;

function caseOf(name: string, ...steps: readonly Step[]): ClientView {
  const opened: Step = {
    kind: 'opened',
    answers: { permit: 'employee-card', name, email: 'ana@example.com' },
  };
  const changes = [opened, ...steps].map((step, at) => ({
    ...step,
    number: at + 1,
    author: 'agency' as const,
    at: '2026-01-15T10:00:00.000Z',
  }));
  const found = caseOfChanges('MJK-7F3K-9QX2', changes);
  if (!found) throw new Error('No case');
  return clientView(found, on);
}
const filed = (day: string): Step => ({ kind: 'filed', answers: { on: day } });
const suspended: Step = {
  kind: 'suspended',
  answers: { from: '2026-02-10', reason: 'Proof of income', answerBy: '2026-03-20' },
};

const textOf = (part: ReactNode): string =>
  renderToStaticMarkup(part)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const shown = (...cases: readonly ClientView[]): string =>
  textOf(<CaseList cases={cases} requests={[]} today={on} />);

test('what wants its client stands first, what is late next, and what has ended last', () => {
  const listed = shown(
    caseOf('Ended', { kind: 'withdrawn', answers: { on: '2026-02-02' } }),
    caseOf('Waiting', filed('2026-02-02')),
    caseOf('Late', filed('2025-11-03')),
    caseOf('Wanted', filed('2026-02-02'), suspended),
  );
  expect(listed.match(/Ended|Waiting|Late|Wanted/g)).toEqual(['Wanted', 'Late', 'Waiting', 'Ended']);
});

test('a case whose office waits says for what it is the client’s turn, and by when', () => {
  expect(shown(caseOf('Wanted', filed('2026-02-02'), suspended))).toMatch(
    /It’s your turn\. The office asked for something, and wants it by 20.March.2026/,
  );
});

const request = (reference: string, ...cases: readonly string[]): ClientRequest => ({
  reference,
  what: `Asked by ${reference}`,
  sentAt: '2026-01-10T10:00:00.000Z',
  stage: 'new',
  cases,
  needed: cases.length > 0,
});

test('a request that became a case is shown once, as the case', () => {
  const became = request('MJK-AAAA-AAAA', 'MJK-7F3K-9QX2');
  const waiting = request('MJK-BBBB-BBBB');
  const cases = textOf(<CaseList cases={[caseOf('Ana')]} requests={[became, waiting]} today={on} />);
  expect(cases).toMatch(/From your request of 10.January.2026: Asked by MJK-AAAA-AAAA \(MJK-AAAA-AAAA\)/);
  expect(cases).not.toContain('MJK-BBBB-BBBB');
  const requests = textOf(<RequestList requests={[became, waiting]} />);
  expect(requests).toContain('MJK-BBBB-BBBB We’ve got it, and we’ll answer by e-mail.');
  expect(requests).not.toContain('MJK-AAAA-AAAA');
  expect(textOf(<RequestList requests={[became]} />)).toContain('Everything you’ve sent us became a case');
  expect(textOf(<RequestList requests={[]} />)).toContain('You haven’t sent us anything');
});
