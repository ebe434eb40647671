import { permitKinds } from '@majak/law/cz/permit-kinds';
import { expect, test } from 'vitest';
import { answersOfProceedings } from './answers-of-proceedings.ts';
import { applicationIds, applications } from './applied-for.ts';

const known = {
  filedOn: '2026-02-02',
  pausedDays: 18,
  officeNumber: ' oam-00012 / zk-2026 ',
  name: 'Ana Sample',
  bornOn: '1990-02-28',
} as const;

test('a request says what is known of the application, in the spelling of the office', () => {
  expect(answersOfProceedings({ permit: 'employee-card', ...known })).toEqual({
    applicant: { name: 'Ana Sample', bornOn: '1990-02-28' },
    applied: 'employeeCard',
    filedOn: '2026-02-02',
    fileNumber: 'OAM-12/ZK-2026',
    stopped: 18,
  });
});

test('what is not known, or is no number of the ministry, is left open', () => {
  const answers = answersOfProceedings({
    permit: 'something else',
    filedOn: undefined,
    pausedDays: 0,
    officeNumber: 'MUPR/12',
    name: '',
    bornOn: undefined,
  });
  expect(answers).toEqual({ applicant: {}, stopped: 0 });
});

test.each(permitKinds.filter(({ steps }) => steps.includes('inactivity')).map(({ id, time }) => [id, time]))(
  'the letter counts the time of %s as the law does',
  (permit, time) => {
    const { applied } = answersOfProceedings({ permit, ...known });
    const id = applicationIds.find((one) => one === applied);
    expect(id && applications[id].time).toBe(time);
  },
);
