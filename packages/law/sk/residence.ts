import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';

const page = pagesReadOn('2026-11-29');
const immiconsulty = page(
  'Immiconsulty, Poplatky na cudzineckej polícii a ambasádach sa zvýšia od 1. 4. 2024',
  'https://immiconsulty.com/poplatky-na-cudzineckej-policii-a-ambasadach-sa-zvysia-od-1-4-2024/',
);
const academy = page(
  'Slovenská akadémia vied, Euraxess Point, Výmena pobytovej karty',
  'https://euraxesspoint.sav.sk/informacie/ukony-spojene-s-prechodnym-pobytom/vymena-pobytovej-karty',
);
const university = page(
  'Slovenská poľnohospodárska univerzita v Nitre, After arrival to SK',
  'https://uniag.sk/en/after-arrival-to-sk?cb=1',
);
const card = {
  unit: 'EUR',
  act: '145/1995 Z. z.',
  section: 'item 24',
  lasts: 'until changed',
  unread: 'Pages mention it. No calculator uses it.',
} as const;

/** What the Foreign Police take for a residence card (doklad o pobyte). */
export const residence = area({
  'sk.residence.fee.card': {
    ...card,
    title: 'Residence card',
    about:
      'What the Foreign Police take for a residence card (doklad o pobyte), of EU citizens and of everybody else, within 30 days.',
    note: 'It was 4.50 EUR until 31 March 2024. Two institutions name 10 EUR, one of them says that this is the card and its delivery to an address in Slovakia. We haven’t read the tariff itself.',
    values: [{ from: '2025-01-01', value: 6, sure: { 2025: '1', 2026: '1d' } }],
    sources: [
      immiconsulty('6 EUR from 1 April 2024, 4.50 EUR before'),
      academy('10 EUR with delivery'),
      university('10 EUR'),
    ],
  },
  'sk.residence.fee.fastCard': {
    ...card,
    title: 'Residence card within two working days',
    about: 'What the Foreign Police take for a residence card (doklad o pobyte) within two working days.',
    note: 'It was 24.50 EUR until 31 March 2024. Two institutions name 39 EUR, one of them says that this is the card and its delivery to an address in Slovakia. We haven’t read the tariff itself.',
    values: [{ from: '2025-01-01', value: 35, sure: { 2025: '1', 2026: '1d' } }],
    sources: [
      immiconsulty('35 EUR from 1 April 2024, 24.50 EUR before'),
      academy('39 EUR with delivery'),
      university('39 EUR'),
    ],
  },
});
