import { readOamNumber } from '@majak/law/cz/oam-number';
import { permitKinds } from '@majak/law/cz/permit-kinds';
import type { Answers } from '../../form/field.ts';
import type { Proceedings } from '../proceedings.ts';
import { applicationIds, applications } from './applied-for.ts';

/** What is applied for, in the words of the letter: what the law gives the same time. */
function appliedFor(permit: string) {
  const time = permitKinds.find(({ id }) => id === permit)?.time;
  return applicationIds.find((id) => applications[id].time === time);
}

/** What the request says already where the application is known. */
export function answersOfProceedings({
  permit,
  filedOn,
  pausedDays,
  pausedUntil,
  officeNumber,
  name,
  bornOn,
}: Proceedings): Answers {
  const applied = appliedFor(permit);
  const number = officeNumber && readOamNumber(officeNumber)?.written;
  return {
    applicant: { ...(name ? { name } : {}), ...(bornOn ? { bornOn } : {}) },
    ...(applied ? { applied } : {}),
    ...(filedOn ? { filedOn } : {}),
    ...(number ? { fileNumber: number } : {}),
    stopped: pausedDays,
    ...(pausedUntil ? { stoppedUntil: pausedUntil } : {}),
  };
}
