import { pagesReadOn } from '../source.ts';
import { area } from './area.ts';

const page = pagesReadOn('2026-11-22');
const ministry = page(
  'Ministerstvo vnútra, Živnostenské podnikanie',
  'https://www.minv.sk/?zivnostenske-podnikanie',
);
const told = 'Pages mention it. No calculator uses it.';

/** Getting a trade licence (živnostenské oprávnenie). */
export const trade = area({
  'sk.trade.fee.regulated.online': {
    title: 'Fee for a craft or regulated trade, online',
    unit: 'EUR',
    act: '145/1995 Z. z.',
    section: 'item 143',
    lasts: 'until changed',
    about:
      'What you pay to register each craft or regulated trade (remeselná, viazaná živnosť) online. A free trade (voľná živnosť) costs nothing online.',
    note: 'On paper, a free trade costs 5 or 7 EUR; sources differ.',
    values: [{ from: '2025-01-01', value: 11, sure: { 2025: '3', 2026: '3' } }],
    sources: [ministry('11 EUR each, online')],
    unread: told,
  },
  'sk.trade.certificate.days': {
    title: 'Working days until a trade certificate is issued',
    unit: 'days',
    act: '455/1991 Zb.',
    section: '§ 47(1)',
    lasts: 'until changed',
    about:
      'The trade office issues the certificate (osvedčenie o živnostenskom oprávnení) within this many working days.',
    values: [{ from: '2025-01-01', value: 3, sure: { 2025: '3', 2026: '3' } }],
    sources: [ministry('3 working days')],
    unread: told,
  },
  'sk.trade.criminalRecord.months': {
    title: 'Oldest criminal record certificate a trade office accepts',
    unit: 'months',
    act: '455/1991 Zb.',
    section: '§ 46',
    lasts: 'until changed',
    about:
      'A foreigner’s criminal record certificate (výpis z registra trestov) may be this old when they register a trade.',
    note: 'It has to be from their country of citizenship and officially translated.',
    values: [{ from: '2025-01-01', value: 3, sure: { 2025: '3', 2026: '3' } }],
    sources: [ministry('not older than 3 months, translated')],
    unread: told,
  },
});
