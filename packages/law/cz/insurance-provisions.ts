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
    'People insured by law or by a treaty don’t have to show other insurance for a long stay',
  ),
  'cz.insurance.publicShort': residence(
    '§ 180i(2)',
    'People insured by law or by a treaty, and EU citizens, don’t have to show other insurance for a short stay',
  ),
  'cz.insurance.home': residence(
    '§ 180j(1)',
    'Insurance for a long stay covers transport home, including after a death',
  ),
  'cz.insurance.afterArrival': residence(
    '§ 180j(5)',
    'If you arrive with insurance for emergencies, you need comprehensive insurance within 90 days',
  ),
  'cz.insurance.filedHere': residence(
    '§ 180j(6)',
    'For a visa or an extension filed in the country, only comprehensive insurance from an insurer licensed here counts',
  ),
  'cz.insurance.exclusions': residence(
    '§ 180j(7)',
    'Injury caused on purpose, by the insured’s own fault, or by alcohol or drugs can’t be excluded',
  ),
  'cz.insurance.comprehensive': residence(
    '§ 180j(8)',
    'Comprehensive insurance can’t exclude preventive care, check-ups during an illness, pregnancy or birth',
  ),
  'cz.insurance.abroad': residence(
    '§ 180j(3)',
    'A contract made abroad is shown with certified translations, and a proof of payment on request',
  ),
  'cz.insurance.renewed': residence(
    '§ 180ja(2)',
    'An insurer has to give people it has insured new insurance if they ask for it',
  ),
  'cz.insurance.needs': distribution(
    '§ 77(1)',
    'The intermediary asks what you need before arranging insurance',
  ),
  'cz.insurance.recommendation': distribution('§ 77(2)', 'A recommendation follows from those needs'),
  'cz.insurance.record': distribution('§ 79(1)', 'Needs, recommendation and its reasons are written down'),
  'cz.insurance.intermediary': distribution(
    '§ 88(1)',
    'An intermediary says who it is, its register, for whom it acts, its pay and how to complain',
  ),
  'cz.insurance.durable': distribution('§ 90(2)', 'The information is given on a durable medium'),
  'cz.insurance.document': distribution('§ 91(1)', 'Each product has a short information document'),
  'cz.insurance.beforehand': distribution('§ 92(1), (2)', 'You get all of it well before the contract'),
  'cz.insurance.publicResident': publicInsurance('§ 2(1)(a)', 'Permanent residents are publicly insured'),
  'cz.insurance.publicEmployee': publicInsurance(
    '§ 2(1)(b)(1)',
    'Employees of an employer in the country are publicly insured',
  ),
  'cz.insurance.publicResearcher': publicInsurance(
    '§ 2(1)(b)(2)',
    'Holders of a long-term permit for research are publicly insured',
  ),
  'cz.insurance.publicChild': publicInsurance(
    '§ 2(1)(b)(11)',
    'A child under 18 with a long-term residence permit is publicly insured',
  ),
  'cz.insurance.withdrawal': civilCode('§ 1846(1)', 'You can withdraw from insurance bought at a distance'),
} as const satisfies Record<string, Provision>;
