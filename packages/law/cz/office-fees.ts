import type { Rule } from '../rule.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const feesAct = actsReadOn('2026-11-23')('634/2004', '2026-09-01');

type Fee = { title: string; item: string; amount: number; about: string; note?: string };

/** What an office takes for accepting an application, by the tariff of the Act on Administrative Fees. */
const fee = ({ title, item, amount, about, note }: Fee): Rule<DisputeName> => ({
  title,
  unit: 'CZK',
  act: '634/2004 Sb.',
  section: `Annex, item ${item}`,
  lasts: 'until changed',
  about,
  ...(note ? { note } : {}),
  values: [{ from: '2023-01-01', value: amount, sure: { 2023: 'k', 2026: '1' } }],
  sources: [feesAct(`Annex, item ${item}: ${amount.toLocaleString('en').replace(',', ' ')} CZK`)],
  unread: 'No calculator uses it. Pages about residence do.',
});

/** What is paid to the ministry, to the police and to embassies for a residence permit, a card or a visa. */
export const officeFees = area({
  'cz.fee.permit': fee({
    title: 'Fee: residence permit, filed in the country',
    item: '116(1)(a)',
    amount: 2_500,
    about:
      'What the ministry charges for an application for a long-term or permanent residence permit (povolení k pobytu), employee card and blue card included.',
  }),
  'cz.fee.permit.child': fee({
    title: 'Fee: residence permit of a child under 15, filed in the country',
    item: '116(1)(b)',
    amount: 1_000,
    about: 'What the ministry charges for an application for the residence permit of a child under 15.',
  }),
  'cz.fee.extension': fee({
    title: 'Fee: extension of a residence card',
    item: '116(2)(a)',
    amount: 2_500,
    about:
      'What the ministry charges for the extension of a residence card (prodloužení doby platnosti průkazu o povolení k pobytu).',
  }),
  'cz.fee.extension.child': fee({
    title: 'Fee: extension of the residence card of a child under 15',
    item: '116(2)(b)',
    amount: 1_000,
    about: 'What the ministry charges for the extension of the residence card of a child under 15.',
  }),
  'cz.fee.change': fee({
    title: 'Fee: change in a residence card',
    item: '116(3)(a)',
    amount: 1_000,
    about:
      'What the ministry charges for a change in a residence card (změna v průkazu o povolení k pobytu), such as a new address or passport.',
    note: 'It is paid once, however many changes are made at the same time: note 4 of the item.',
  }),
  'cz.fee.change.child': fee({
    title: 'Fee: change in the residence card of a child under 15',
    item: '116(3)(b)',
    amount: 500,
    about:
      'What the ministry charges for a change in the residence card of a child under 15, and of people under international or temporary protection.',
  }),
  'cz.fee.replacement': fee({
    title: 'Fee: new residence card instead of a lost or damaged one',
    item: '116(4)(a)',
    amount: 2_500,
    about:
      'What the ministry charges for a residence card that replaces one that was lost, stolen, damaged or destroyed.',
  }),
  'cz.fee.replacement.child': fee({
    title: 'Fee: new residence card of a child under 15 instead of a lost or damaged one',
    item: '116(4)(c)',
    amount: 1_000,
    about:
      'What the ministry charges for the residence card of a child under 15 that replaces one that was lost, stolen, damaged or destroyed.',
  }),
  'cz.fee.eu': fee({
    title: 'Fee: papers of an EU citizen and their family',
    item: '116(5)',
    amount: 200,
    about:
      'What the ministry charges for a registration certificate, a temporary or a permanent residence permit of an EU citizen or a member of their family, for its extension and for a change in it.',
    note: 'It also applies to citizens of Norway, Iceland, Liechtenstein and Switzerland, and to Britons under the Withdrawal Agreement: note 5 of the item.',
  }),
  'cz.fee.eu.replacement': fee({
    title: 'Fee: papers of an EU citizen and their family, instead of lost or damaged ones',
    item: '116(6)',
    amount: 300,
    about:
      'What the ministry charges for a certificate or card of an EU citizen or a member of their family that replaces one that was lost, stolen, damaged or destroyed.',
  }),
  'cz.fee.longTermResident': fee({
    title: 'Fee: card with the status of an EU long-term resident, granted later',
    item: '116(7)',
    amount: 500,
    about:
      'What the ministry charges for a new card where the status of a long-term resident of the EU is granted after permanent residence.',
  }),
  'cz.fee.birthNumber': fee({
    title: 'Fee: birth number',
    item: '116(8)',
    amount: 1_000,
    about: 'What is paid for the allocation of a birth number (rodné číslo) to a foreigner.',
    note: 'Nothing is paid where asylum or subsidiary protection is granted, nor for a child born in the country with a Czech birth certificate. The item doesn’t say whether it’s charged when the office allocates the number by itself, with a permit.',
  }),
  'cz.fee.visaExtension': fee({
    title: 'Fee: extension of a stay on a long-term visa',
    item: '117A(d)',
    amount: 1_000,
    about:
      'What the ministry charges for the extension of a stay on a long-term visa (prodloužení doby pobytu na vízum k pobytu nad 90 dnů).',
    note: 'Children under 6, family of EU citizens, pupils, students and researchers pay nothing.',
  }),
  'cz.fee.embassy.visa': fee({
    title: 'Embassy fee: long-term visa',
    item: '144A(a)',
    amount: 2_500,
    about: 'What an embassy charges for an application for a long-term visa (dlouhodobé vízum).',
    note: 'Children under 6 pay nothing, and neither does somebody who had a visa for seasonal work in the last five years and asks for another. Embassies charge in the local currency.',
  }),
  'cz.fee.embassy.businessVisa': fee({
    title: 'Embassy fee: long-term visa for business',
    item: '144A(b)',
    amount: 5_000,
    about: 'What an embassy charges for an application for a long-term visa for business.',
  }),
  'cz.fee.embassy.permit': fee({
    title: 'Embassy fee: residence permit',
    item: '162(a)',
    amount: 2_500,
    about:
      'What an embassy charges for an application for a long-term or permanent residence permit, such as one for studies or for living with your family.',
  }),
  'cz.fee.embassy.card': fee({
    title: 'Embassy fee: employee card, blue card, intra-company card, investor',
    item: '162(c)',
    amount: 5_000,
    about:
      'What an embassy charges for an application for an employee card, a blue card, a card of an intra-company transferee or a permit for investing.',
  }),
  'cz.fee.embassy.appointment': fee({
    title: 'Embassy fee: booking of an appointment',
    item: '162(d)',
    amount: 1_000,
    about:
      'What an embassy may charge for booking the appointment at which an application for a long-term visa or a residence permit is filed; for a visa it is item 144A(c).',
  }),
  'cz.fee.embassy.eu': fee({
    title: 'Embassy fee: permanent residence of an EU citizen and their family',
    item: '162(e)',
    amount: 200,
    about:
      'What an embassy charges for an application for the permanent residence of an EU citizen or a member of their family.',
  }),
});
