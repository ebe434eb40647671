import { inWords } from '../../../cz/deadlines.ts';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { capacityChecks } from '../minors.ts';
import { provisionPlace } from '../provision-place.ts';
import type { ContractNotice } from './contract-notice-form.ts';
import { lastDayOfContract } from './last-day.ts';
import { ways } from './ways.ts';

/** What the Civil Code wants of the end of a contract, and what it costs. */
export const contractNoticeChecks: readonly DocumentCheck<ContractNotice>[] = [
  ...capacityChecks<'writer', ContractNotice>(['writer']),
  {
    id: 'who',
    field: 'writer.name',
    place: provisionPlace('cz.contract.identity'),
    look: ({ given: { writer, other } }) =>
      writer.name && writer.street && other
        ? right('It says who ends it with whom')
        : missing('Enter your name, your address and the other party'),
  },
  {
    id: 'contract',
    field: 'contractOn',
    place: provisionPlace('cz.contract.binding'),
    look: ({ given: { contract, contractOn } }) =>
      contract && contractOn
        ? right('It says which contract ends')
        : missing('Enter what the contract is called and its date'),
  },
  {
    id: 'end',
    field: 'deliveredOn',
    place: ({ given }) => provisionPlace(ways[given.way].basis),
    look: ({ given }) => {
      const last = lastDayOfContract(given);
      return last
        ? right(`It ends on ${inWords(last)}. Send it so that you can prove the day of delivery`)
        : missing('Enter when the other party gets it: the end is worked out from that day');
    },
  },
  {
    id: 'agreed',
    field: 'months',
    place: provisionPlace('cz.contract.notice.agreed'),
    when: ({ given }) => given.way === 'agreed',
    look: ({ given }) =>
      (given.months ?? 0) > 0
        ? right('Compare the period and its beginning with the contract')
        : missing('Check the contract: without a notice period, it ends immediately'),
  },
  {
    id: 'work',
    field: 'way',
    place: provisionPlace('cz.work.frustrated'),
    when: ({ given }) => given.isWork,
    look: ({ given }) =>
      ways[given.way].works
        ? right(
            'A client who stops the work for a reason that isn’t in the contract owes the price, less what was saved',
          )
        : wrong(
            'The law doesn’t provide for notice of a contract for work: it ends as you agreed, or if it was seriously broken',
          ),
  },
  {
    id: 'reason',
    field: 'reason',
    place: provisionPlace('cz.contract.withdrawal'),
    when: ({ given }) => given.way === 'breach',
    look: ({ given }) =>
      given.reason
        ? right('It says what was broken. Send it without undue delay after you find out')
        : missing('Say what was broken: withdrawal needs a fundamental breach'),
  },
  {
    id: 'cost',
    field: 'way',
    place: ({ given }) => provisionPlace(given.way === 'agent' ? 'cz.mandate.urgent' : 'cz.mandate.end'),
    when: ({ given }) => given.way === 'agent' || given.way === 'principal',
    look: ({ given }) =>
      given.way === 'agent'
        ? right('Until the client says otherwise, you take care of what can’t wait')
        : right('You pay the agent’s expenses so far, any damage, and part of the fee for their effort'),
  },
];
