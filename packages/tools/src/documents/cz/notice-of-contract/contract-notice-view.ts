import { inEach, longBlank, row, type TwoLanguages, written } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { dayIn } from '../english-and-czech.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { signingRows } from '../signing-fields.ts';
import type { ContractNotice } from './contract-notice-form.ts';
import { lastDayOfContract } from './last-day.ts';
import { ways } from './ways.ts';

/** Sets a notice of a contract in its two languages. */
export function contractNoticeView(given: ContractNotice): TwoLanguages {
  const { basis, titles, does, role: roleOf } = ways[given.way];
  const verb = does[given.writer.kind === 'company' ? 'company' : 'alone'];
  const role = roleOf(given.writer);
  const { contract, contractOn, reason } = given;
  const last = dayIn(lastDayOfContract(given));
  return {
    title: `${titles.en} / ${titles.local}`,
    titles,
    parts: [
      { heading: { en: 'To', local: 'Komu' }, rows: written(given.other) },
      partyPart(given.writer, role),
      {
        heading: titles,
        rows: [
          row(
            [
              'Under ',
              citeProvision(basis),
              `, ${verb.en} of `,
              dayIn(contractOn),
              ': ',
              inEach(contract, longBlank),
            ],
            [
              'Podle ',
              citeProvision(basis),
              `, ${verb.local} ze dne `,
              dayIn(contractOn),
              ': ',
              inEach(contract, longBlank),
            ],
          ),
          ...(reason ? written(reason) : []),
          // Whoever withdraws for a breach undoes the contract: it does not end on a day (§ 2004(1)).
          ...(given.way === 'breach'
            ? []
            : [row(['The contract ends on ', last, '.'], ['Smlouva skončí dne ', last, '.'])]),
        ],
      },
    ],
    placed: signingRows(given),
    signatures: [partySignature(given.writer, role)],
  };
}
