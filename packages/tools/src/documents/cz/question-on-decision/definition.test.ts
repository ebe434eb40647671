import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { questionOnDecision } from './definition.ts';
import type { Question } from './question-form.ts';

const today = '2026-11-22';
const sample = questionOnDecision.sample(today) as Question;
const found = (rule: string, change: Partial<Question>) => {
  const finding = questionOnDecision.check({ ...sample, ...change }, today).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};
const czech = (given: Question) =>
  (questionOnDecision.view(given) as TwoLanguages).parts
    .flatMap(({ rows }) =>
      rows.map(({ local }) => local.map((one) => (typeof one === 'string' ? one : '____')).join('')),
    )
    .join('\n');

test.each<[string, string, Partial<Question>, string | undefined]>([
  ['who asks', 'who', {}, 'right § 37(2)'],
  ['nobody', 'who', { applicant: { ...sample.applicant, name: '' } }, 'missing § 37(2)'],
  ['a birthday to come', 'born', { applicant: { ...sample.applicant, bornOn: '2099-01-01' } }, 'wrong § 23'],
  ['the matter', 'matter', {}, 'right § 37(2)'],
  ['no number', 'matter', { fileNumber: null }, 'missing § 37(2)'],
  ['filed today', 'filed', { filedOn: today }, undefined],
  ['filed tomorrow', 'filed', { filedOn: '2026-11-23' }, 'wrong § 37(2)'],
  ['the right to be told', 'asked', {}, 'right § 36(2)'],
])('%s is looked at, by its section', (_, rule, change, says) => expect(found(rule, change)).toBe(says));

test('it asks for the stage, for suspensions and for the day, under the section that gives the right', () => {
  const letter = czech(sample);
  expect(letter).toContain('OAM-4242/DP-2026');
  expect(letter).toContain('podle § 36 odst. 2 zákona č. 500/2004 Sb., správní řád');
  expect(letter).toContain('do kterého dne lze očekávat vydání rozhodnutí');
  expect(letter).toContain('další podklady');
  expect(czech({ ...sample, asksMissing: false, replyTo: null })).not.toMatch(/další podklady|e-mailem/);
});

test('what is known of an application is filled in, and its days of suspension are left out', () => {
  expect(
    questionOnDecision.ofProceedings?.({
      permit: 'employee-card',
      filedOn: '2026-02-02',
      pausedDays: 18,
      officeNumber: 'OAM-12/ZK-2026',
      name: 'Ana Sample',
      bornOn: undefined,
    }),
  ).toEqual({
    applicant: { name: 'Ana Sample' },
    applied: 'employeeCard',
    filedOn: '2026-02-02',
    fileNumber: 'OAM-12/ZK-2026',
  });
});
