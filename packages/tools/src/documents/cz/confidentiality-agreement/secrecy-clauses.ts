import type { Clause } from '../../clauses.ts';
import { inEach, longBlank, type Pair, row, written } from '../../two-language-view.ts';
import { agreementNoun } from '../agreement-noun.ts';
import { closing, writtenChanges } from '../closing-clauses.ts';
import { personalData } from '../contract-clauses.ts';
import { countWithNoun } from '../count-with-noun.ts';
import { crownsIn } from '../english-and-czech.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Secrecy } from './secrecy-form.ts';

/** Who is bound, as the subject of a sentence. */
const bound = ({ direction }: Secrecy): Pair =>
  direction === 'both' ? ['Each party', 'Každá ze stran'] : ['The second party', 'Druhá strana'];
/** The same, where a breach is spoken of. */
const breaching = (given: Secrecy): Pair =>
  given.direction === 'both' ? ['A party', 'Strana'] : bound(given);
/** Who tells whom. */
const telling = ({ direction }: Secrecy): Pair =>
  direction === 'both'
    ? ['The parties pass information on to each other', 'Strany si předávají informace']
    : [
        'The first party passes information on to the second party',
        'První strana předává informace druhé straně',
      ];
const owner = ({ direction }: Secrecy): Pair =>
  direction === 'both' ? ['the other party', 'druhé strany'] : ['the first party', 'první strany'];

/** The clauses of a confidentiality agreement, in their order. */
export const secrecyClauses: readonly Clause<Secrecy>[] = [
  {
    id: 'purpose',
    heading: { en: 'Purpose', local: 'Účel dohody' },
    basis: provisionPlace('cz.contract.unnamed'),
    explains:
      'Why the information is passed on at all. It may only be used for this. The Civil Code has no chapter on such agreements, so what you write here is what applies.',
    rows: (given) => [
      row(
        [telling(given), ' for this purpose: ', inEach(given.purpose, longBlank), ' (the “purpose”).'],
        [telling(given), ' za tímto účelem: ', inEach(given.purpose, longBlank), ' (dále jen „účel“).'],
      ),
    ],
  },
  {
    id: 'information',
    heading: { en: 'Confidential information', local: 'Důvěrné informace' },
    basis: provisionPlace('cz.confidentiality.business'),
    explains:
      'What is secret and what isn’t. A business secret has to be something that can be named, that competitors would want and that you take care of.',
    rows: ({ information }) => [
      row(
        ['Confidential information means, in whatever form it is passed on:'],
        ['Důvěrnými informacemi se bez ohledu na podobu, v níž jsou předány, rozumějí:'],
      ),
      ...written(information).map((one) => ({ ...one, style: 'item' as const })),
      row(
        [
          'It does not include what is publicly known without a breach of this agreement, what the party already knew, or what it rightfully received from somebody else.',
        ],
        [
          'Nepatří k nim informace, které jsou veřejně známé, aniž by došlo k porušení této dohody, které strana již znala nebo které oprávněně získala od jiné osoby.',
        ],
      ),
    ],
  },
  {
    id: 'duty',
    heading: { en: 'Duty of confidentiality', local: 'Povinnost mlčenlivosti' },
    basis: provisionPlace('cz.confidentiality.negotiation'),
    explains:
      'The heart of it: don’t tell anybody, don’t use it for anything else, and keep it safe. Part of this applies by law as soon as you negotiate. The agreement makes it longer and clearer.',
    rows: (given) => [
      row(
        [
          bound(given),
          ' keeps the confidential information of ',
          owner(given),
          ' secret and only uses it for the purpose.',
        ],
        [
          bound(given),
          ' zachová mlčenlivost o důvěrných informacích ',
          owner(given),
          ' a použije je pouze k uvedenému účelu.',
        ],
      ),
      row(
        [bound(given), ' protects it at least as carefully as its own secrets.'],
        [bound(given), ' je chrání alespoň s takovou péčí jako vlastní tajemství.'],
      ),
      row(
        ['Information may be disclosed where the law or an authority orders it, and only to that extent.'],
        [
          'Informace lze sdělit, ukládá-li to zákon nebo rozhodnutí orgánu veřejné moci, a to jen v tomto rozsahu.',
        ],
      ),
    ],
  },
  {
    id: 'helpers',
    heading: { en: 'Employees and advisers', local: 'Zaměstnanci a poradci' },
    basis: provisionPlace('cz.damages.helpers'),
    explains: 'Who else may see it. You’re responsible for them as for yourself.',
    rows: (given) => [
      row(
        [
          bound(given),
          ' may let its employees and advisers have the information if they need it for the purpose and are bound to secrecy, and is liable for them.',
        ],
        [
          bound(given),
          ' může informace zpřístupnit svým zaměstnancům a poradcům, kteří je k uvedenému účelu potřebují a jsou vázáni mlčenlivostí, a odpovídá za ně.',
        ],
      ),
    ],
  },
  {
    id: 'return',
    heading: { en: 'Return of documents', local: 'Vrácení podkladů' },
    basis: provisionPlace('cz.contract.binding'),
    explains: 'When you’re done, papers go back and copies are deleted.',
    rows: (given) => [
      row(
        [
          bound(given),
          ' returns or destroys all documents with confidential information within thirty days of a written request.',
        ],
        [
          bound(given),
          ' do třiceti dnů od písemné výzvy vrátí nebo zničí všechny podklady obsahující důvěrné informace.',
        ],
      ),
    ],
  },
  {
    id: 'penalty',
    heading: { en: 'Contractual penalty', local: 'Smluvní pokuta' },
    basis: provisionPlace('cz.penalty.agreed'),
    explains:
      'An amount for each breach, without having to prove any damage. A court may lower one that’s out of proportion.',
    rows: (given) => [
      row(
        [
          breaching(given),
          ' that breaches the duty of confidentiality pays a contractual penalty of ',
          crownsIn(given.penaltyAmount),
          ' for each breach.',
        ],
        [
          breaching(given),
          ', která povinnost mlčenlivosti poruší, zaplatí smluvní pokutu ve výši ',
          crownsIn(given.penaltyAmount),
          ' za každé porušení.',
        ],
      ),
      row(
        ['The penalty does not affect the right to damages that exceed its amount.'],
        ['Smluvní pokutou není dotčeno právo na náhradu škody v rozsahu, v jakém ji převyšuje.'],
      ),
    ],
  },
  {
    id: 'term',
    heading: { en: 'How long it lasts', local: 'Doba trvání' },
    basis: provisionPlace('cz.contract.tenYears'),
    explains: 'A clear end. Nobody can be bound for good: after ten years, a court may release them.',
    rows: ({ years }) => [
      row(
        [
          'The duty of confidentiality lasts for ',
          countWithNoun(years, 'years'),
          ' from the signing of this agreement, even if the parties stop cooperating before.',
        ],
        [
          'Povinnost mlčenlivosti trvá ',
          countWithNoun(years, 'years'),
          ' ode dne podpisu této dohody, a to i v případě, že spolupráce stran skončí dříve.',
        ],
      ),
    ],
  },
  personalData(agreementNoun),
  writtenChanges(agreementNoun),
  closing(agreementNoun),
];
