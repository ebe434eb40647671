import { expect, test } from 'vitest';
import { czechPlan } from './czech-plan.ts';

const answerTo = (given: object) => {
  const read = czechPlan.answer({ location: 'cz', ...given }, '2026-11-28');
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.answer;
};
const said = (answer: object): string => JSON.stringify(answer);

const job = { purpose: 'job', salary: 80_000, degree: true, hours: 40, contractMonths: 24 };

test.each([
  ['a job', { nationality: 'IN', ...job, salary: 40_000 }],
  ['a job that anybody may take', { nationality: 'US', ...job, salary: 40_000 }],
  ['a blue card', { nationality: 'IN', ...job }],
  ['an investment', { nationality: 'IN', purpose: 'investment' }],
  ['a business', { nationality: 'IN', purpose: 'freelance' }],
])('from leave to remain, %s takes an embassy, and leaving ends the visa: § 62(4)', (_, given) => {
  const { permit, notes } = answerTo({ holds: 'visa-toleration', ...given });
  expect(permit).not.toBeNull();
  expect(notes.join(' ')).toMatch(/your visa for leave to remain ends.*§ 62\(4\)/);
  expect(said(answerTo({ holds: 'visa-free', ...given }).notes)).not.toContain('§ 62(4)');
});

test('who files here from a seasonal visa does not file at an embassy that takes nothing of Russians', () => {
  const russian = { nationality: 'RU', holds: 'visa-seasonal' };
  expect(answerTo({ ...russian, purpose: 'investment' }).permit).toBe('residence-investor');
  expect(answerTo({ ...russian, ...job }).permit).toBe('blue-card');
});
