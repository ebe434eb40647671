import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

const procedure = provisionsOfAct('500/2004 Sb.');
const residence = provisionsOfAct('326/1999 Sb.');
const labour = provisionsOfAct('262/2006 Sb.');
const civilCode = provisionsOfAct('89/2012 Sb.');

/** What requests and notices have to say, and from when they count. */
export const noticeProvisions = {
  'cz.inactivity.request': procedure(
    '§ 80(3)',
    'Once the time is over, you may ask the superior office to act',
  ),
  'cz.inactivity.outcome': procedure('§ 80(4), (6)', 'What the superior office may do, and how it refuses'),
  'cz.proceedings.information': procedure('§ 36(2)', 'A party who asks is told how the proceedings stand'),
  'cz.submission.content': procedure(
    '§ 37(2)',
    'A submission says who makes it, in what matter, and what they want',
  ),
  'cz.decision.time': residence('§ 169t', 'How long the ministry may take to decide'),
  'cz.decision.otherTime': procedure('§ 71(3)', 'How long an office may take where no act says otherwise'),
  'cz.decision.stopped': residence(
    '§ 169t(9)',
    'The time stops running once the ministry is going to approve',
  ),
  'cz.commission.superior': residence(
    '§ 170a(1)',
    'The Commission is superior to the ministry in matters of residence',
  ),
  'cz.job.notice.form': labour('§ 50(1)', 'Notice on a job has to be in writing to have any effect'),
  'cz.job.notice.reason': labour('§ 50(3)', 'An employee gives notice for any reason or none'),
  'cz.job.notice.employer': labour(
    '§ 50(4), § 52',
    'An employer can only give notice for a reason in the law, and has to state it',
  ),
  'cz.job.notice.withdrawal': labour(
    '§ 50(5)',
    'Notice can only be withdrawn with the other side’s consent, in writing',
  ),
  'cz.job.notice.period': labour(
    '§ 51(1), (2)',
    'The notice period runs from the day of delivery, to the same day of the month',
  ),
  'cz.job.notice.longer': labour('§ 51(3)', 'A longer period is agreed on in writing, the same for both'),
  'cz.job.probation': labour(
    '§ 66',
    'A job ends in the probation period in writing, on the day of delivery or later',
  ),
  'cz.job.card': residence('§ 63(1)', 'An employee card ends some time after the last job it was for'),
  'cz.contract.notice.agreed': civilCode(
    '§ 1998',
    'Notice is possible where it was agreed on or the law allows it',
  ),
  'cz.contract.notice.ongoing': civilCode(
    '§ 1999(1)',
    'An open-ended contract is ended by notice, at the end of a quarter',
  ),
  'cz.mandate.urgent': civilCode('§ 2442', 'When a mandate ends, the agent arranges what cannot wait'),
  'cz.work.frustrated': civilCode(
    '§ 2613',
    'A client who frustrates the work owes the price, less what was saved',
  ),
  'cz.lease.notice.indefinite': civilCode(
    '§ 2231',
    'An open-ended lease ends by notice, and a tenant doesn’t have to give a reason',
  ),
  'cz.lease.notice.landlord': civilCode(
    '§ 2288',
    'A landlord can only give notice for certain reasons, and has to state them',
  ),
  'cz.lease.notice.objection': civilCode(
    '§ 2286(2), § 2290',
    'A landlord tells the tenant of the right to object and to go to court',
  ),
  'cz.lease.notice.immediate': civilCode(
    '§ 2291',
    'Notice without a period needs a warning first, and says what the tenant did',
  ),
} as const satisfies Record<string, Provision>;
