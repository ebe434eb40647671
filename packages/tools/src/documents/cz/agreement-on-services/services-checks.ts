import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { dueChecks, liabilityChecks } from '../contract-checks.ts';
import { capacityChecks } from '../minors.ts';
import { partyChecks } from '../party-checks.ts';
import { inBusiness } from '../party-fields.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Services } from './services-form.ts';

/** What the law wants of an agreement on services. */
export const servicesChecks: readonly DocumentCheck<Services>[] = [
  ...partyChecks<'principal' | 'agent', Services>(['principal', 'agent']),
  ...capacityChecks<'principal' | 'agent', Services>(['principal', 'agent']),
  {
    id: 'subject',
    field: 'services',
    place: provisionPlace('cz.mandate.contract'),
    look: ({ given: { services } }) =>
      services ? right('It says what the agent looks after') : missing('Enter what the agent does'),
  },
  {
    id: 'fee',
    field: 'fee',
    place: provisionPlace('cz.mandate.fee'),
    look: ({ given: { fee } }) =>
      fee > 0
        ? right('You’ve agreed on the fee')
        : missing('Enter the fee: without one, only the usual fee is owed'),
  },
  ...dueChecks<'principal' | 'agent', Services>(['principal', 'agent']),
  {
    id: 'until',
    field: 'until',
    place: provisionPlace('cz.attorney.period'),
    when: ({ given }) => Boolean(given.until),
    look: ({ given: { until = '', signedOn }, today }) =>
      until < (signedOn ?? today)
        ? wrong('Its last day is before you sign it: enter a later one')
        : right('It ends by itself after its last day'),
  },
  {
    id: 'notice',
    field: 'noticeMonths',
    place: provisionPlace('cz.mandate.notice'),
    look: ({ given: { noticeMonths } }) =>
      noticeMonths >= 1
        ? right('The agent’s notice runs at least until the end of the next month')
        : wrong('The agent’s notice has to run at least until the end of the next month'),
  },
  {
    id: 'attorney',
    field: 'actsForPrincipal',
    place: provisionPlace('cz.mandate.attorney'),
    when: ({ given }) => given.actsForPrincipal,
    look: () => missing('Give the agent a power of attorney as well: this agreement doesn’t replace one'),
  },
  ...liabilityChecks<'principal' | 'agent', Services>(['principal', 'agent']),
  {
    id: 'employment',
    field: 'agent.kind',
    place: provisionPlace('cz.work.dependent'),
    look: ({ given }) =>
      inBusiness(given.agent)
        ? right('The agent works on their own account: keep it that way, without fixed hours or a boss')
        : missing(
            'If the agent has to work in person, with instructions and hours set by the principal, it’s a job: sign a DPP or a DPČ instead',
          ),
  },
];
