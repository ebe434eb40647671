import { capital } from '../capital.ts';
import type { Clause } from '../clauses.ts';
import { row } from '../two-language-view.ts';
import type { AgreementNoun } from './agreement-noun.ts';
import { copiesIn } from './count-with-noun.ts';
import { provisionPlace } from './provision-place.ts';

type Contract = { clauses: Readonly<Record<string, boolean>>; copies: number };

/** A clause that a form may let somebody leave out, by the id of its switch. */
export const writtenChanges = ({ en, cs }: AgreementNoun): Clause<Contract> => ({
  id: 'writtenChanges',
  heading: { en: 'Changes', local: `Změny ${cs.genitive}` },
  basis: provisionPlace('cz.contract.form'),
  explains: `The ${en} can only be changed on paper that you both sign. What’s said on the phone or written in a chat doesn’t change anything, which saves arguments later.`,
  rows: () => [
    row(
      [`This ${en} may only be changed or added to in writing, by amendments signed by all parties.`],
      [`Tuto ${cs.accusative} lze měnit nebo doplňovat pouze písemnými dodatky podepsanými všemi stranami.`],
    ),
  ],
});

/** The language of a contract, its law and its copies: how every contract ends. */
export const closing = ({ en, cs }: AgreementNoun): Clause<Contract> => ({
  id: 'closing',
  heading: { en: 'Final provisions', local: 'Závěrečná ustanovení' },
  basis: provisionPlace('cz.contract.binding'),
  explains:
    'Czech law applies. If the two languages differ, the Czech text decides, because that’s what a Czech court reads. You each get a signed copy.',
  rows: ({ copies }) => [
    row(
      [`This ${en} and the relations that arise from it are governed by the law of the Czech Republic.`],
      [`Tato ${cs.nominative} a právní poměry z ní vzniklé se řídí právním řádem České republiky.`],
    ),
    row(
      ['It is drawn up in Czech and in English. If the two versions differ, the Czech version prevails.'],
      [
        `${capital(cs.nominative)} je vyhotovena v českém a anglickém jazyce. V případě rozporu má přednost české znění.`,
      ],
    ),
    row(
      ['It is made in ', copiesIn(copies), '. Each party receives at least one of them.'],
      [
        `${capital(cs.nominative)} se vyhotovuje `,
        copiesIn(copies),
        '. Každá ze stran obdrží alespoň jeden.',
      ],
    ),
    row(
      ['It takes effect when the last party signs it. The parties have read it and agree with its contents.'],
      [
        `${capital(cs.nominative)} nabývá účinnosti podpisem poslední ze stran. Strany si ${cs.accusative} přečetly a s jejím obsahem souhlasí.`,
      ],
    ),
  ],
});
