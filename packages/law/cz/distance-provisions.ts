import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

const civilCode = provisionsOfAct('89/2012 Sb.');
const modelForms = provisionsOfAct('29/2023 Sb.');

/** What holds of a service that was bought at a distance, and of a withdrawal from it. */
export const distanceProvisions = {
  'cz.distance.asked': civilCode(
    '§ 1824a(3)',
    'A service begins within the days to withdraw only where its consumer asks for it',
  ),
  'cz.distance.share': civilCode(
    '§ 1834',
    'Who asked for it to begin, and withdraws, pays the part of the price that was done',
  ),
  'cz.distance.free': civilCode(
    '§ 1836(a)',
    'Who did not ask for it to begin, and withdraws, pays nothing for what was done',
  ),
  'cz.distance.done': civilCode(
    '§ 1837(a)',
    'A service that was asked to begin, and is done in full, is not withdrawn from',
  ),
  'cz.distance.form': modelForms(
    '§ 2 and annex',
    'A consumer is given a model form to withdraw by, and may use it or not',
  ),
} as const satisfies Record<string, Provision>;
