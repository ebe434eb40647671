import type { Clause } from '../clauses.ts';
import { type Bilingual, type Pair, row } from '../two-language-view.ts';
import type { AgreementNoun } from './agreement-noun.ts';
import { crownsIn } from './english-and-czech.ts';
import { provisionPlace } from './provision-place.ts';
import type { RoleWords } from './role-words.ts';

/** How a price stands to value added tax. */
export type VatWording = 'none' | 'added' | 'included';

type Charged = { supplier: RoleWords; price: Bilingual };
const vatWords: Readonly<Record<VatWording, (charged: Charged) => Bilingual>> = {
  none: ({ supplier }) => ({
    en: `The ${supplier.en} is not registered for value added tax.`,
    local: `${supplier.first} není ${supplier.agrees('plátcem', 'plátkyní')} daně z přidané hodnoty.`,
  }),
  added: ({ price }) => ({
    en: 'Value added tax is added at the rate set by law.',
    local: `K ${price.local} bude připočtena daň z přidané hodnoty v zákonné výši.`,
  }),
  included: () => ({
    en: 'It includes value added tax.',
    local: 'Tato částka zahrnuje daň z přidané hodnoty.',
  }),
};
/** What a contract says of value added tax, in both languages. @param charged By whom and for what, as the contract calls them; `price` in the dative. */
export function priceWords(vat: VatWording, charged: Charged): Pair {
  const { en, local } = vatWords[vat](charged);
  return [en, local];
}

type Contract = { clauses: Readonly<Record<string, boolean>> };

/** What the two may not tell others. By the id of its switch. */
export const confidentiality = ({ en, cs }: AgreementNoun): Clause<Contract> => ({
  id: 'confidentiality',
  heading: { en: 'Confidentiality', local: 'Mlčenlivost' },
  basis: provisionPlace('cz.confidentiality.business'),
  explains:
    'Neither of you passes on what you learn about the other. The law only protects a business secret if its owner takes steps to keep it secret, and this clause is one such step.',
  rows: () => [
    row(
      [
        `The parties keep secret all information that they learn about each other in connection with this ${en} and that is not publicly known.`,
      ],
      [
        `Strany zachovají mlčenlivost o všech skutečnostech, které se o sobě dozví v souvislosti s touto ${cs.instrumental} a které nejsou veřejně známé.`,
      ],
    ),
    row(
      [
        `This duty lasts for three years after the end of this ${en}. It does not cover what has to be disclosed by law.`,
      ],
      [
        `Tato povinnost trvá tři roky po skončení této ${cs.genitive}. Nevztahuje se na skutečnosti, které je strana povinna sdělit podle zákona.`,
      ],
    ),
  ],
});

/** What happens with names and numbers of people who sign. By the id of its switch. */
export const personalData = ({ en, cs }: AgreementNoun): Clause<Contract> => ({
  id: 'personalData',
  heading: { en: 'Personal data', local: 'Osobní údaje' },
  basis: provisionPlace('cz.contract.identity'),
  explains: `You only use each other’s data to perform the ${en} and keep the books. If the work involves other people’s data, such as customers’, you need another agreement about that.`,
  rows: () => [
    row(
      [
        `Each party processes the personal data of the other only to perform this ${en} and to fulfil duties set by law, and only as long as these require it.`,
      ],
      [
        `Každá ze stran zpracovává osobní údaje druhé strany pouze za účelem plnění této ${cs.genitive} a plnění zákonných povinností a jen po dobu, po kterou je to k nim nezbytné.`,
      ],
    ),
  ],
});

/** The most that damages come to. By the id of its switch. */
export const liabilityLimit: Clause<Contract & { liabilityMost?: number | undefined }> = {
  id: 'liability',
  heading: { en: 'Limit on damages', local: 'Omezení náhrady škody' },
  basis: provisionPlace('cz.damages.limit'),
  explains:
    'Neither of you pays more than the limit for an ordinary mistake. By law, you can’t limit liability for harm to people’s health or dignity, harm done on purpose or by gross negligence, or a weaker party’s rights.',
  rows: ({ liabilityMost }) => [
    row(
      ['A party that breaches its duty pays damages of at most ', crownsIn(liabilityMost), ' in total.'],
      [
        'Strana, která poruší svou povinnost, nahradí škodu v celkové výši nejvýše ',
        crownsIn(liabilityMost),
        '.',
      ],
    ),
    row(
      [
        'The limit does not apply to harm to natural rights of a person, nor to harm caused intentionally or by gross negligence.',
      ],
      [
        'Omezení se nevztahuje na újmu způsobenou člověku na jeho přirozených právech ani na újmu způsobenou úmyslně nebo z hrubé nedbalosti.',
      ],
    ),
  ],
};
