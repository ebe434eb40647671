import { clauseParts } from '../../clauses.ts';
import { row, type TwoLanguages } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { signingRows } from '../signing-fields.ts';
import { servicesClauses } from './services-clauses.ts';
import type { Services } from './services-form.ts';
import { servicesRoles } from './services-roles.ts';

/** Sets an agreement on services in its two languages. */
export function servicesView(services: Services): TwoLanguages {
  const { principal, agent } = servicesRoles(services);
  return {
    title: 'Agreement on services / Příkazní smlouva',
    titles: { en: 'Agreement on services', local: 'Příkazní smlouva' },
    parts: [
      {
        rows: [
          row(
            ['concluded under ', citeProvision('cz.mandate.contract'), ', between'],
            ['uzavřená podle ', citeProvision('cz.mandate.contract'), ', mezi těmito stranami'],
          ),
        ],
      },
      partyPart(services.principal, principal),
      partyPart(services.agent, agent),
      ...clauseParts(servicesClauses, services),
    ],
    placed: signingRows(services),
    signatures: [partySignature(services.principal, principal), partySignature(services.agent, agent)],
  };
}
