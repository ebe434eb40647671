import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

const civilCode = provisionsOfAct('89/2012 Sb.');
const modelForms = provisionsOfAct('29/2023 Sb.');

/** What holds of a service that was bought at a distance, and of a withdrawal from it. */
export const distanceProvisions = {
  'cz.distance.asked': civilCode(
    '§ 1824a(3)',
    'A service only begins before the withdrawal period ends if the consumer asks for it',
  ),
  'cz.distance.share': civilCode(
    '§ 1834',
    'If you asked for it to begin and then withdraw, you pay for the part that was done',
  ),
  'cz.distance.free': civilCode(
    '§ 1836(a)',
    'If you didn’t ask for it to begin and then withdraw, you pay nothing for what was done',
  ),
  'cz.distance.done': civilCode(
    '§ 1837(a)',
    'You can’t withdraw once a service you asked to begin has been done in full',
  ),
  'cz.distance.form': modelForms(
    '§ 2 and annex',
    'Consumers get a model withdrawal form, which they may use or not',
  ),
} as const satisfies Record<string, Provision>;
