import { clauseParts } from '../../clauses.ts';
import { row, type TwoLanguages } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { signingRows } from '../signing-fields.ts';
import { secrecyClauses } from './secrecy-clauses.ts';
import type { Secrecy } from './secrecy-form.ts';

const first = { en: 'first party', local: 'první strana' };
const second = { en: 'second party', local: 'druhá strana' };

/** Sets a confidentiality agreement in its two languages. */
export const secrecyView = (secrecy: Secrecy): TwoLanguages => ({
  title: 'Confidentiality agreement / Dohoda o mlčenlivosti',
  titles: { en: 'Confidentiality agreement', local: 'Dohoda o mlčenlivosti' },
  parts: [
    {
      rows: [
        row(
          ['concluded under ', citeProvision('cz.contract.unnamed'), ', between'],
          ['uzavřená podle ', citeProvision('cz.contract.unnamed'), ', mezi těmito stranami'],
        ),
      ],
    },
    partyPart(secrecy.discloser, first),
    partyPart(secrecy.recipient, second),
    ...clauseParts(secrecyClauses, secrecy),
  ],
  placed: signingRows(secrecy),
  signatures: [partySignature(secrecy.discloser, first), partySignature(secrecy.recipient, second)],
});
