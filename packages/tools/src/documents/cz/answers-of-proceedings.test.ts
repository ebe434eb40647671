import { clockSteps } from '@majak/law/cz/clock-steps';
import { permitKinds } from '@majak/law/cz/permit-kinds';
import { expect, test } from 'vitest';
import { answersOfProceedings } from './answers-of-proceedings.ts';
import { type ApplicationId, applicationIds, applications } from './applied-for.ts';

const known = {
  filedOn: '2026-02-02',
  pausedDays: 18,
  pausedUntil: '2026-03-20',
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
    stoppedUntil: '2026-03-20',
  });
});

test('what is not known, or is no number of the ministry, is left open', () => {
  const answers = answersOfProceedings({
    permit: 'something else',
    filedOn: undefined,
    pausedDays: 0,
    pausedUntil: undefined,
    officeNumber: 'MUPR/12',
    name: '',
    bornOn: undefined,
  });
  expect(answers).toEqual({ applicant: {}, stopped: 0 });
});

/** What each permit is called in the letter: by itself, not by how long the office has. */
const letters: Readonly<Record<string, ApplicationId>> = {
  'residence-business': 'residence',
  'residence-jobseeker': 'residence',
  'long-term-residence': 'residence',
  study: 'residence',
  research: 'residence',
  'family-reunification': 'family',
  'family-reunification-in-country': 'residence',
  'family-of-card-holder': 'familyOfCard',
  'family-of-blue-card-mobility': 'familyOfMobility',
  'eu-resident': 'euResident',
  extension: 'extension',
  'permanent-residence': 'permanentInside',
  'permanent-residence-other-grounds': 'permanentInside',
  'permanent-residence-blue-card': 'permanent',
  'permanent-residence-abroad': 'permanent',
  'employee-card': 'employeeCard',
  'blue-card': 'blueCard',
  'blue-card-mobility': 'blueCardMobility',
  'ict-card': 'transferee',
  investor: 'investor',
  'long-term-visa': 'visa',
  'visa-study': 'visaStudy',
  'visa-seasonal': 'visaStudy',
  'working-holiday': 'visa',
  'digital-nomad': 'visa',
  'toleration-visa': 'toleration',
  'visa-extension': 'visaExtension',
  'toleration-visa-extension': 'tolerationExtension',
  'eu-certificate': 'other',
  'eu-family-temporary-residence': 'temporary',
  'permanent-residence-eu': 'permanentEu',
};
const withLetter = new Set(clockSteps.filter((step) => 'document' in step).map(({ id }) => id as string));
const late = permitKinds.filter(({ steps }) => steps.some((id) => withLetter.has(id)));

test('every permit that a letter may be about has its words', () =>
  expect(late.map(({ id }) => id).sort()).toEqual(Object.keys(letters).sort()));

test.each(late.map(({ id, time }) => [id, time] as const))(
  'the letter says what was applied for with %s, and counts its time as the law does',
  (permit, time) => {
    const { applied } = answersOfProceedings({ permit, ...known });
    expect(applied).toBe(letters[permit]);
    const id = applicationIds.find((one) => one === applied);
    expect(id && applications[id].time).toBe(time);
  },
);
