import { clauseParts } from '../../clauses.ts';
import { row, type TwoLanguages } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { signingRows } from '../signing-fields.ts';
import { workClauses } from './work-clauses.ts';
import type { Work } from './work-form.ts';
import { workRoles } from './work-roles.ts';

/** Sets a contract for work in its two languages. */
export function workView(work: Work): TwoLanguages {
  const { client, contractor } = workRoles(work);
  return {
    title: 'Contract for work / Smlouva o dílo',
    titles: { en: 'Contract for work', local: 'Smlouva o dílo' },
    parts: [
      {
        rows: [
          row(
            ['concluded under ', citeProvision('cz.work.contract'), ', between'],
            ['uzavřená podle ', citeProvision('cz.work.contract'), ', mezi těmito stranami'],
          ),
        ],
      },
      partyPart(work.client, client),
      partyPart(work.contractor, contractor),
      ...clauseParts(workClauses, work),
    ],
    placed: signingRows(work),
    signatures: [partySignature(work.client, client), partySignature(work.contractor, contractor)],
  };
}
