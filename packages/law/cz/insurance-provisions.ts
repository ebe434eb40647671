import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

const residence = provisionsOfAct('326/1999 Sb.');
const distribution = provisionsOfAct('170/2018 Sb.');
const publicInsurance = provisionsOfAct('48/1997 Sb.');
const civilCode = provisionsOfAct('89/2012 Sb.');

/** What insurance of foreigners has to cover and who needs none; what is told and asked before it is sold. */
export const insuranceProvisions = {
  'cz.insurance.public': residence(
    '§ 180j(4)',
    'Who is insured by law, or by a treaty, shows no other insurance for a long stay',
  ),
  'cz.insurance.publicShort': residence(
    '§ 180i(2)',
    'Who is insured by law, or by a treaty, or is of the EU, shows no other insurance for a short stay',
  ),
  'cz.insurance.home': residence(
    '§ 180j(1)',
    'Insurance for a long stay pays for transport home, and for that of remains',
  ),
  'cz.insurance.afterArrival': residence(
    '§ 180j(5)',
    'Who comes with insurance for emergencies has comprehensive insurance within 90 days',
  ),
  'cz.insurance.filedHere': residence(
    '§ 180j(6)',
    'For a visa or an extension filed in the country only comprehensive insurance of an insurer licensed here counts',
  ),
  'cz.insurance.exclusions': residence(
    '§ 180j(7)',
    'Injury by intent, fault, alcohol or drugs may not be excluded',
  ),
  'cz.insurance.comprehensive': residence(
    '§ 180j(8)',
    'Comprehensive insurance excludes no preventive care, no check-ups of the ill, no pregnancy and no birth',
  ),
  'cz.insurance.abroad': residence(
    '§ 180j(3)',
    'A contract made abroad is shown with certified translations, and a proof of payment on request',
  ),
  'cz.insurance.renewed': residence('§ 180ja(2)', 'An insurer has to offer new insurance to whoever had it'),
  'cz.insurance.needs': distribution('§ 77(1)', 'Needs are asked for before insurance is arranged'),
  'cz.insurance.recommendation': distribution('§ 77(2)', 'A recommendation follows from those needs'),
  'cz.insurance.record': distribution('§ 79(1)', 'Needs, recommendation and its reasons are written down'),
  'cz.insurance.intermediary': distribution(
    '§ 88(1)',
    'An intermediary says who it is, its register, for whom it acts, its pay and how to complain',
  ),
  'cz.insurance.durable': distribution('§ 90(2)', 'What is told is given on a durable medium'),
  'cz.insurance.document': distribution('§ 91(1)', 'Each product has a short information document'),
  'cz.insurance.beforehand': distribution('§ 92(1), (2)', 'All of it is told well before the contract'),
  'cz.insurance.publicResident': publicInsurance(
    '§ 2(1)(a)',
    'Whoever has permanent residence is publicly insured',
  ),
  'cz.insurance.publicEmployee': publicInsurance(
    '§ 2(1)(b)(1)',
    'The employee of an employer in the country is publicly insured',
  ),
  'cz.insurance.publicResearcher': publicInsurance(
    '§ 2(1)(b)(2)',
    'Whoever has a long-term permit for research is publicly insured',
  ),
  'cz.insurance.publicChild': publicInsurance(
    '§ 2(1)(b)(11)',
    'A child under 18 with a long-term residence permit is publicly insured',
  ),
  'cz.insurance.withdrawal': civilCode('§ 1846(1)', 'Insurance bought at a distance can be withdrawn from'),
} as const satisfies Record<string, Provision>;
