import { inWords } from '../../../cz/deadlines.ts';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { capacityChecks } from '../minors.ts';
import { identityChecks } from '../party-checks.ts';
import { provisionPlace } from '../provision-place.ts';
import { groundOf } from './grounds.ts';
import { isImmediate, lastDayOfLease } from './last-day.ts';
import type { LeaseNotice } from './lease-notice-form.ts';

const isTenant = ({ given }: { given: LeaseNotice }) => given.giver === 'tenant';
const isLandlord = ({ given }: { given: LeaseNotice }) => given.giver === 'landlord';

/** What the Civil Code wants of a notice of a lease of a flat. */
export const leaseNoticeChecks: readonly DocumentCheck<LeaseNotice>[] = [
  ...identityChecks<'writer', LeaseNotice>('writer'),
  ...capacityChecks<'writer', LeaseNotice>(['writer']),
  {
    id: 'born',
    field: 'writer.bornOn',
    place: provisionPlace('cz.person.birth'),
    when: ({ given, today }) => (given.writer.bornOn ?? '') > today,
    look: () => wrong('The date of birth can’t be in the future'),
  },
  {
    id: 'joint',
    field: ({ given }) => (given.giver === 'tenant' ? 'others' : 'other'),
    place: provisionPlace('cz.lease.joint'),
    look: ({ given: { giver, others } }) => {
      if (giver === 'landlord')
        return right('If there are joint tenants, name each of them: the notice has to reach them all');
      return right(
        others
          ? 'The joint tenants give notice together, and each of them signs'
          : 'You give notice alone. Joint tenants, such as spouses, do it together: if there are any, name them',
      );
    },
  },
  {
    id: 'form',
    field: 'other',
    place: provisionPlace('cz.lease.notice.form'),
    look: () => right('It’s in writing. It takes effect once the other party gets it: keep proof of that'),
  },
  {
    id: 'indefinite',
    field: 'reason',
    place: provisionPlace('cz.lease.notice.indefinite'),
    when: ({ given }) => given.giver === 'tenant' && given.term === 'indefinite',
    look: () => right('A tenant doesn’t need a reason to end a lease that has no end date'),
  },
  {
    id: 'definite',
    field: 'reason',
    place: provisionPlace('cz.lease.notice.tenant'),
    when: ({ given }) => given.giver === 'tenant' && given.term === 'definite',
    look: ({ given: { agreed, reason } }) => {
      if (agreed) return right('The lease itself lets the tenant give notice');
      return reason
        ? right(
            'It says how circumstances have changed. They have to be so different that nobody can expect you to stay',
          )
        : missing('Say how your circumstances changed: without that a fixed-term lease can’t be ended early');
    },
  },
  {
    id: 'ground',
    field: 'ground',
    place: provisionPlace('cz.lease.notice.landlord'),
    when: (seen) => isLandlord(seen) && !isImmediate(seen.given),
    look: ({ given: { ground, term, reason, writer } }) => {
      if (ground && groundOf(ground).indefinite && writer.kind === 'company')
        return wrong('A company doesn’t live in a flat and has no relatives: choose another reason');
      if (ground && groundOf(ground).indefinite && term === 'definite')
        return wrong('This reason only ends a lease that has no end date');
      return reason
        ? right('It states the reason, as a landlord has to')
        : missing('Say what happened: a landlord has to state the reason');
    },
  },
  {
    id: 'immediate',
    field: 'warned',
    place: provisionPlace('cz.lease.notice.immediate'),
    when: ({ given }) => isImmediate(given),
    look: ({ given: { warned, reason } }) => {
      if (!warned)
        return wrong('First ask the tenant in writing to put it right: the notice doesn’t count otherwise');
      return reason
        ? right('It says what the tenant did, and there was a warning')
        : missing('Say what the tenant did: the notice doesn’t count otherwise');
    },
  },
  {
    id: 'objection',
    field: 'giver',
    place: provisionPlace('cz.lease.notice.objection'),
    when: isLandlord,
    look: () =>
      right(
        'It tells the tenant about the right to object and to go to court: without that, it would be void',
      ),
  },
  {
    id: 'period',
    field: 'deliveredOn',
    place: provisionPlace('cz.lease.notice.form'),
    look: ({ given }) => {
      const last = lastDayOfLease(given);
      if (!last) return missing('Enter when the other party gets it: the period runs from that day');
      return right(
        isImmediate(given)
          ? `The lease ends on delivery, ${inWords(last)}`
          : `The period runs from the first of the next month: the lease ends on ${inWords(last)}`,
      );
    },
  },
  {
    id: 'return',
    field: 'flat.unit',
    place: provisionPlace('cz.lease.handover'),
    when: isTenant,
    look: () => right('Return the flat as you took it over, apart from normal wear, and sign a protocol'),
  },
];
