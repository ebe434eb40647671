import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

/*
 * No act was read at its collection. Where each place is from, as far as it was read (pages of 23 November 2026):
 * - 40/1964 § 31 and § 33b: podnikajte.sk/obchodne-pravo/splnomocnenie-plna-moc, with the words of § 31 at
 *   slovensko.sk (agenda plnomocenstvo); § 22(2) is quoted at referaty.hladas.sk.
 * - 71/1967 § 17: ulclegal.com/buletin/splnomocnenie-v-spravnom-konani; 563/2009 § 9: podpora.financnasprava.sk/223602.
 * - 404/2011 § 31: the bill of 2025 in print of the parliament (nrsr.sk, DocID 567328), which changes its paragraphs (1) and
 *   (3), and akmv.sk, by which everybody applies in person.
 * - 513/1991 § 3a and 431/2002 § 10: trend.sk (faktúra ako daňový doklad).
 * - 222/2004 § 74(1): its list is quoted in its order at finance.sk/182061, elami.sk and faktury-online.com. The letters are
 *   counted in it: opytajsauctovnika.sk has (j) to (n) for what is said in words, and two guides (h) and (k).
 * - 222/2004 § 15(1): quoted by danovecentrum.sk; § 71(2): by the method of the Financial Directorate there; § 73: the
 *   commentary at szcoportal.sk; § 7a: danovecentrum.sk; § 69(12): many programs that keep Slovak books print it.
 * - 222/2004 § 16: quoted with its commentary at du.cz; § 69(5): dauc.sk/clanky/5081; § 69(12)(j): humanet.sk/blog (all read on
 *   28 November 2026).
 * - 222/2004 § 43: the method of the Financial Directorate on § 80, at danovecentrum.sk (read on 29 November 2026). § 73 with
 *   its letters: podpora.financnasprava.sk/903288.
 * - 394/2012 § 4: the rule sk.cash.maximum.
 * - 18/1996 § 3(4): the rule sk.cash.step. Banks: peers of the code, and its published example.
 * - 385/2025: sita.sk of 13 December 2025 and ulclegal.com/buletin/novela-zakona-o-dani-z-pridanej-hodnoty-7.
 * What nobody was seen to quote says so itself.
 */
const fromKnowledge = 'We found no source that quotes this section, so this is from general knowledge';
const civilCode = provisionsOfAct('40/1964 Zb.');
const procedure = provisionsOfAct('71/1967 Zb.');
const taxCode = provisionsOfAct('563/2009 Z. z.');
const residence = provisionsOfAct('404/2011 Z. z.');
const commercialCode = provisionsOfAct('513/1991 Zb.');
const accounting = provisionsOfAct('431/2002 Z. z.');
const vat = provisionsOfAct('222/2004 Z. z.');
const eInvoice = provisionsOfAct('385/2025 Z. z.');
const cash = provisionsOfAct('18/1996 Z. z.');
const cashLimit = provisionsOfAct('394/2012 Z. z.');
/** What banks agreed on: no act of law. */
const banks = provisionsOfAct('Slovak Banking Association');

/** Demands of the law without a value, by their ids. What has a value is a rule: `rules.ts`. */
export const provisions = {
  'sk.attorney.scope': civilCode('§ 31(1)', 'A power of attorney says how far the power goes'),
  'sk.attorney.legalEntity': civilCode(
    '§ 31(2)',
    'A company acts through its governing body, or somebody that it names',
  ),
  'sk.attorney.written': civilCode(
    '§ 31(4)',
    'A power of attorney for more than one act has to be in writing',
  ),
  'sk.attorney.interests': civilCode(
    '§ 22(2)',
    'Nobody whose interests conflict with yours can represent you',
  ),
  'sk.attorney.substitution': civilCode('§ 33a', 'When an agent may appoint somebody else', fromKnowledge),
  'sk.attorney.end': civilCode('§ 33b', 'How a power of attorney ends'),
  'sk.procedure.attorney': procedure('§ 17(3)', 'You show an office a written power of attorney'),
  'sk.tax.attorney': taxCode('§ 9', 'Who can represent you at a tax office'),
  'sk.residence.inPerson': residence('§ 31(1)', 'You apply for residence in person'),
  'sk.residence.passport': residence(
    '§ 32(1)',
    'You need a valid passport to apply for residence',
    fromKnowledge,
  ),
  'sk.business.letters': commercialCode('§ 3a', 'What a business has to state on its documents'),
  'sk.accounting.document': accounting('§ 10(1)', 'What an accounting document contains'),
  'sk.vat.invoice.supplier': vat('§ 74(1)(a)', 'An invoice names the supplier, with the IČ DPH'),
  'sk.vat.invoice.customer': vat('§ 74(1)(b)', 'An invoice names the customer, with the IČ DPH'),
  'sk.vat.invoice.number': vat('§ 74(1)(c)', 'An invoice has a number in a series'),
  'sk.vat.invoice.supplied': vat('§ 74(1)(d)', 'An invoice has the day of supply'),
  'sk.vat.invoice.issued': vat('§ 74(1)(e)', 'An invoice has the day of issue'),
  'sk.vat.invoice.subject': vat('§ 74(1)(f)', 'An invoice says what was supplied, and how much'),
  'sk.vat.invoice.base': vat('§ 74(1)(g)', 'An invoice has the base for each rate and the unit price'),
  'sk.vat.invoice.exemption': vat('§ 74(1)(h)', 'An invoice says the rate, or why there’s no tax'),
  'sk.vat.invoice.euros': vat('§ 74(1)(i)', 'An invoice has the tax in euros'),
  'sk.vat.invoice.reverseCharge': vat('§ 74(1)(k)', 'An invoice says that the customer owes the tax'),
  'sk.vat.invoice.onTime': vat('§ 73', 'An invoice is issued within 15 days'),
  'sk.vat.invoice.correction': vat('§ 71(2)', 'A document changing an invoice refers to it'),
  'sk.vat.place.business': vat('§ 15(1)', 'A service to a business is taxed where the business is'),
  'sk.vat.place.ofItsOwn': vat('§ 16', 'What has a place of its own is taxed in that place'),
  'sk.vat.reverse.building': vat('§ 69(12)(j)', 'Building work for another payer is reverse charge'),
  'sk.vat.owed.onDocument': vat('§ 69(5)', 'Who writes a tax on a document owes it'),
  'sk.vat.number': vat('§ 74(1)(a)', 'The IČ DPH is SK and the DIČ', fromKnowledge),
  'sk.vat.reverse.domestic': vat('§ 69(12)', 'When a domestic customer who is a payer owes the tax'),
  'sk.vat.registration.service': vat('§ 7a', 'Non-payers have to register to sell services to the EU'),
  'sk.vat.exempt.goods': vat('§ 43', 'A payer’s goods for another member state are exempt'),
  'sk.vat.rates': vat('§ 27', 'The rates of value added tax'),
  'sk.invoice.electronic': eInvoice('Art. I, from 1 January 2027', 'Payers send structured invoices'),
  'sk.cash.limit': cashLimit(
    '§ 4',
    'What is above the limit can’t be paid in cash',
    'We read of the limit, and of its change in 2026, on pages that quote the Financial Administration, not in the act',
  ),
  'sk.cash.rounding': cash('§ 3(4)', 'A cash total is rounded to five cents'),
  'sk.payment.code': banks('Pay by square, 2013', 'What a payment code needs'),
} as const satisfies Record<string, Provision>;
export type ProvisionId = keyof typeof provisions;
