import type { ProvisionId } from '@majak/law/cz/provisions';
import type { RuleId } from '@majak/law/cz/rules';
import type { Bilingual } from '../two-language-view.ts';

type Applied = { label: string; words: Bilingual; time: RuleId; place: ProvisionId };
const residence = (label: string, time: RuleId, en: string, local: string): Applied => ({
  label,
  words: { en, local },
  time,
  place: 'cz.decision.time',
});

/** What can be waited for, as the letter says it, and within what time it is decided. */
export const applications = {
  visa: residence(
    'Long-term visa',
    'cz.decision.visa.days',
    'a long-term visa',
    'o udělení víza k pobytu nad 90 dnů',
  ),
  visaStudy: residence(
    'Long-term visa for study, teaching, research or seasonal work',
    'cz.decision.visaStudy.days',
    'a long-term visa',
    'o udělení víza k pobytu nad 90 dnů',
  ),
  toleration: residence(
    'Visa of tolerated stay',
    'cz.decision.toleration.days',
    'a visa of tolerated stay',
    'o udělení víza k pobytu nad 90 dnů za účelem strpění pobytu na území',
  ),
  visaExtension: residence(
    'Extension of a long-term visa',
    'cz.decision.visaExtension.days',
    'the extension of a long-term visa',
    'o prodloužení doby platnosti víza k pobytu nad 90 dnů',
  ),
  tolerationExtension: residence(
    'Extension of a visa of tolerated stay',
    'cz.decision.tolerationExtension.days',
    'the extension of a visa of tolerated stay',
    'o prodloužení doby platnosti víza k pobytu nad 90 dnů za účelem strpění pobytu na území',
  ),
  residence: residence(
    'Long-term residence, filed here, or for study or research',
    'cz.decision.residence.days',
    'a long-term residence permit',
    'o vydání povolení k dlouhodobému pobytu',
  ),
  family: residence(
    'Long-term residence with the family, filed abroad',
    'cz.decision.family.days',
    'a long-term residence permit to live with the family',
    'o vydání povolení k dlouhodobému pobytu za účelem společného soužití rodiny',
  ),
  familyOfCard: residence(
    'Long-term residence with the holder of a blue or an intra-company card, or with an investor',
    'cz.decision.familyOfCard.days',
    'a long-term residence permit to live with the family',
    'o vydání povolení k dlouhodobému pobytu za účelem společného soužití rodiny',
  ),
  familyOfMobility: residence(
    'Long-term residence with somebody who moves here with a blue card of another EU state',
    'cz.decision.familyOfMobility.days',
    'a long-term residence permit to live with the family',
    'o vydání povolení k dlouhodobému pobytu za účelem společného soužití rodiny',
  ),
  euResident: residence(
    'Long-term residence of a long-term resident of another EU state',
    'cz.decision.euResident.days',
    'a long-term residence permit of a resident of another EU state',
    'o vydání povolení k dlouhodobému pobytu rezidenta jiného členského státu Evropské unie',
  ),
  investor: residence(
    'Long-term residence of an investor',
    'cz.decision.investor.days',
    'a long-term residence permit to invest',
    'o vydání povolení k dlouhodobému pobytu za účelem investování',
  ),
  employeeCard: residence(
    'Employee card',
    'cz.decision.employeeCard.days',
    'an employee card',
    'o vydání zaměstnanecké karty',
  ),
  blueCard: residence('Blue card', 'cz.decision.blueCard.days', 'a blue card', 'o vydání modré karty'),
  blueCardMobility: residence(
    'Blue card, if you lived in the country with one of another EU state',
    'cz.decision.blueCardMobility.days',
    'a blue card',
    'o vydání modré karty',
  ),
  transferee: residence(
    'Card of an intra-company transferee',
    'cz.decision.transferee.days',
    'a card of an intra-company transferee',
    'o vydání karty vnitropodnikově převedeného zaměstnance',
  ),
  extension: residence(
    'Extension of a permit or card',
    'cz.decision.extension.days',
    'the extension of a long-term residence permit',
    'o prodloužení doby platnosti povolení k dlouhodobému pobytu',
  ),
  temporary: residence(
    'Temporary residence, family of an EU citizen',
    'cz.decision.temporary.days',
    'temporary residence',
    'o vydání povolení k přechodnému pobytu',
  ),
  permanent: residence(
    'Permanent residence, filed abroad, or with a blue card and years in other EU states',
    'cz.decision.permanent.days',
    'permanent residence',
    'o vydání povolení k trvalému pobytu',
  ),
  permanentInside: residence(
    'Permanent residence, filed here after five years, as a child or for special reasons',
    'cz.decision.permanentInside.days',
    'permanent residence',
    'o vydání povolení k trvalému pobytu',
  ),
  permanentEu: residence(
    'Permanent residence of an EU citizen or of a member of their family',
    'cz.decision.permanentEu.days',
    'permanent residence',
    'o vydání povolení k trvalému pobytu',
  ),
  other: {
    label: 'Something else, such as a certificate of an EU citizen',
    words: { en: 'a decision', local: 'o vydání rozhodnutí' },
    time: 'cz.decision.other.days',
    place: 'cz.decision.otherTime',
  },
} as const satisfies Record<string, Applied>;
export type ApplicationId = keyof typeof applications;

/** Their ids, in the order in which they are asked. */
export const applicationIds = Object.keys(applications) as ApplicationId[];
