import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';
import { distanceProvisions } from './distance-provisions.ts';
import { insuranceProvisions } from './insurance-provisions.ts';
import { invoiceProvisions } from './invoice-provisions.ts';
import { leaseProvisions } from './lease-provisions.ts';
import { noticeProvisions } from './notice-provisions.ts';
import { residenceProvisions } from './residence-provisions.ts';
import { taxRefundProvisions } from './tax-refund-provisions.ts';

const vat = provisionsOfAct('235/2004 Sb.');
const accounting = provisionsOfAct('563/1991 Sb.');
const accounts = provisionsOfAct('169/2011 Sb.');
const consumers = provisionsOfAct('634/1992 Sb.');
/** What banks agreed on: no act of law. */
const banks = provisionsOfAct('Czech Banking Association');
const civilCode = provisionsOfAct('89/2012 Sb.');
const procedure = provisionsOfAct('500/2004 Sb.');
const verification = provisionsOfAct('21/2006 Sb.');
const taxCode = provisionsOfAct('280/2009 Sb.');
const criminalRecord = provisionsOfAct('269/1994 Sb.');
const labourCode = provisionsOfAct('262/2006 Sb.');

/** Demands of the law without a value, by their ids. What has a value is a rule: `rules.ts`. */
export const provisions = {
  'cz.vat.invoice.supplier': vat('§ 29(1)(a)', 'A tax document names the supplier and the seat'),
  'cz.vat.invoice.supplierDic': vat('§ 29(1)(b)', 'A tax document has the tax number of the supplier'),
  'cz.vat.invoice.customer': vat('§ 29(1)(c)', 'A tax document names the customer and the seat'),
  'cz.vat.invoice.customerDic': vat('§ 29(1)(d)', 'A tax document has the tax number of the customer'),
  'cz.vat.invoice.number': vat('§ 29(1)(e)', 'A tax document has a number'),
  'cz.vat.invoice.subject': vat(
    '§ 29(1)(f), (i)',
    'A tax document says what was supplied, and the price of a unit',
  ),
  'cz.vat.invoice.issued': vat('§ 29(1)(g)', 'A tax document has the day of issue'),
  'cz.vat.invoice.supplied': vat('§ 29(1)(h)', 'A tax document has the day of supply'),
  'cz.vat.invoice.crowns': vat('§ 29(1)(l), § 4(8)', 'The tax is stated in crowns, by the rate of that day'),
  'cz.vat.invoice.exemption': vat('§ 29(2)(a)', 'A tax document names the provision of an exemption'),
  'cz.vat.invoice.reverseCharge': vat('§ 29(2)(c)', 'A tax document says that the customer pays the tax'),
  'cz.vat.invoice.onTime': vat('§ 28', 'A tax document is issued for a supply, in time'),
  'cz.vat.simplified.limit': vat('§ 30(1)', 'A simplified document comes to no more than the limit'),
  'cz.vat.simplified.supply': vat('§ 30(2)', 'A simplified document is not for every supply'),
  'cz.vat.corrective.amounts': vat('§ 42', 'A tax base that changes is corrected by a document of its own'),
  'cz.vat.corrective.content': vat('§ 45(1)', 'A corrective document names the first one and the reason'),
  'cz.vat.cash.rounding': vat('§ 36(5)', 'What cash is rounded by stays out of the tax base'),
  'cz.vat.rates.ofDay': vat('§ 47(1)', 'The rates of value added tax'),
  'cz.vat.place.business': vat('§ 9(1)', 'A service to a business is taxed where the business is'),
  'cz.vat.place.person': vat('§ 9(2)', 'A service to a person is taxed where the supplier is'),
  'cz.vat.place.personAbroad': vat('§ 10h', 'Some services to a person outside the EU are taxed there'),
  'cz.vat.reverse.domestic': vat(
    '§ 92a(1), (2)',
    'At home a customer pays the tax only as a payer, never as a private person',
  ),
  'cz.vat.identifiedPerson.service': vat(
    '§ 6i',
    'A service to a business in the EU makes an identified person',
  ),
  'cz.vat.owed.onDocument': vat('§ 108(1), (4)(g)', 'Who writes a tax on a document owes it'),
  'cz.accounting.document.number': accounting('§ 11(1)(a)', 'An accounting document has a designation'),
  'cz.accounting.document.content': accounting(
    '§ 11(1)(b), (c)',
    'An accounting document says what it is about, and the amount',
  ),
  'cz.accounting.document.amount': accounting('§ 11(1)(c)', 'An accounting document states the amount'),
  'cz.accounting.document.parties': accounting(
    '§ 11(1)(b)',
    'An accounting document says what it is about, and between whom',
  ),
  'cz.accounting.document.happened': accounting(
    '§ 11(1)(e)',
    'An accounting document has the day it is about, where that is another',
  ),
  'cz.cash.rounding': consumers('§ 3(1)(c)', 'A total paid in cash is rounded to the nearest coin there is'),
  'cz.accounting.document.issued': accounting(
    '§ 11(1)(d)',
    'An accounting document has the day of its making',
  ),
  'cz.accounting.document.signature': accounting(
    '§ 11(1)(f)',
    'An accounting document is signed by who answers for it',
  ),
  'cz.business.letters': civilCode(
    '§ 435(1)',
    'Business letters name the trader, the seat, the register and the number',
  ),
  'cz.debt.due': civilCode('§ 1958', 'A debt is due on the day that was agreed'),
  'cz.payment.account': accounts(
    '§ 4, § 5 and annex',
    'How an account number and its IBAN are written and checked',
  ),
  'cz.payment.bic': banks('ISO 9362', 'How a bank is identified in payments'),
  'cz.payment.variableSymbol': banks('variable symbol', 'How a payment is recognised by its symbol'),
  'cz.person.birth': civilCode('§ 23', 'A person has rights and duties from birth until death'),
  'cz.person.majority': civilCode(
    '§ 30',
    'Full legal capacity comes at eighteen, or earlier by marriage or from a court',
  ),
  'cz.attorney.scope': civilCode('§ 441(2)', 'The power of attorney says what the agent may do'),
  'cz.attorney.written': civilCode('§ 441(2)', 'For more than one act it is given in writing'),
  'cz.attorney.publicDeed': civilCode(
    '§ 441(2)',
    'For an act by public deed the signature on it is officially verified',
  ),
  'cz.attorney.interests': civilCode('§ 437(1)', 'Nobody represents one whose interests are against theirs'),
  'cz.attorney.legalEntity': civilCode('§ 443', 'A legal entity acts through its statutory body'),
  'cz.attorney.substitution': civilCode('§ 438', 'An agent acts in person unless it was agreed otherwise'),
  'cz.attorney.period': civilCode('§ 603', 'A right that is limited in time ends with that time'),
  'cz.attorney.end': civilCode('§ 448(1)', 'A power of attorney ends when it is revoked or given up'),
  'cz.procedure.attorney.act': procedure('§ 33(2)(a)', 'A power of attorney for certain acts'),
  'cz.procedure.attorney.one': procedure('§ 33(2)(b)', 'A written power of attorney for one proceeding'),
  'cz.procedure.attorney.future': procedure(
    '§ 33(2)(c)',
    'For proceedings to come the signature is verified, and the document left with the office',
  ),
  'cz.procedure.attorney.substitution': procedure(
    '§ 33(3)',
    'Another person acts for the agent only where the document allows it',
  ),
  'cz.tax.attorney.scope': taxCode('§ 28(1)', 'The tax office is told which acts the agent may do'),
  'cz.tax.attorney.substitution': taxCode('§ 29(2)', 'Only an adviser may choose another agent'),
  'cz.criminalRecord.attorney': criminalRecord(
    '§ 11(1)',
    'An extract is given to an agent with an officially verified signature',
  ),
  'cz.verification.offices': verification('§ 1(1)', 'Offices that verify a signature'),
  'cz.verification.signing': verification('§ 10(1)', 'Signed before the official, or acknowledged there'),
  'cz.verification.blank': verification('§ 13(h)', 'No signature on a wholly blank form is verified'),
  'cz.contract.parties': civilCode('§ 1724(1)', 'A contract is what two parties want to be bound by'),
  'cz.contract.unnamed': civilCode('§ 1746(2)', 'A contract may be of a kind that no chapter has'),
  'cz.contract.tenYears': civilCode('§ 2000(1)', 'After ten years a court may end a duty'),
  'cz.confidentiality.negotiation': civilCode(
    '§ 1730(2)',
    'What was said in confidence in negotiations is not misused',
  ),
  'cz.penalty.damages': civilCode('§ 2050', 'A penalty stands for damages unless agreed otherwise'),
  'cz.damages.helpers': civilCode('§ 2914', 'Who uses helpers pays for what they do'),
  'cz.mandate.contract': civilCode('§ 2430', 'An agent looks after a matter of the principal'),
  'cz.mandate.care': civilCode('§ 2432(1)', 'An agent acts honestly and carefully'),
  'cz.mandate.inPerson': civilCode('§ 2434', 'An agent acts in person'),
  'cz.mandate.reports': civilCode('§ 2435', 'An agent reports, and accounts for it at the end'),
  'cz.mandate.expenses': civilCode('§ 2436', 'A principal pays reasonable expenses'),
  'cz.mandate.fee': civilCode('§ 2438', 'A fee is owed if it was agreed on or is usual'),
  'cz.mandate.attorney': civilCode('§ 2439', 'Who acts in the principal’s name needs a power of attorney'),
  'cz.mandate.notice': civilCode('§ 2440(1)', 'How an agent gives notice, and when it takes effect'),
  'cz.mandate.end': civilCode('§ 2443', 'A principal may revoke a mandate at any time'),
  'cz.job.employee': labourCode('§ 6', 'An employee is a person'),
  'cz.job.child': civilCode('§ 34(1)', 'Nobody under fifteen, or still at compulsory school, is employed'),
  'cz.job.summer': civilCode(
    '§ 34(2), § 35(2)',
    'From fourteen, work in the main summer holidays, with the written consent of a parent',
  ),
  'cz.job.youth': civilCode(
    '§ 35(1)',
    'From fifteen, a minor may take a job that begins after compulsory school has ended',
  ),
  'cz.job.schedule': labourCode('§ 74(2)', 'Hours are scheduled in writing three days ahead'),
  'cz.job.dpp.hours': labourCode(
    '§ 75(1)',
    'No more than 300 hours a year on an agreement to complete a job',
  ),
  'cz.job.dpp.content': labourCode('§ 75(3)', 'An agreement to complete a job names the work and its time'),
  'cz.job.dpc.hours': labourCode(
    '§ 76(2)',
    'No more than half of full hours on an agreement to perform work',
  ),
  'cz.job.dpc.content': labourCode('§ 76(4)', 'An agreement to perform work names the work, hours and time'),
  'cz.job.written': labourCode('§ 77(1)', 'It is in writing, and the employee gets a copy'),
  'cz.job.ending': labourCode('§ 77(5)', 'How an agreement beside a job is ended'),
  'cz.job.holiday': labourCode('§ 77(8)', 'A week counts as twenty hours for paid holiday'),
  'cz.job.information': labourCode('§ 77a(1)', 'What an employer tells within seven days'),
  'cz.job.pay': labourCode('§ 111(1)', 'No pay is below the minimum wage'),
  'cz.contract.identity': civilCode(
    '§ 3019',
    'A person is known by name, residence and date of birth, a trader by the number',
  ),
  'cz.contract.form': civilCode('§ 1758', 'Who agrees on a form is not bound without it'),
  'cz.contract.binding': civilCode('§ 1759', 'A contract binds, and changes only with the consent of all'),
  'cz.contract.withdrawal': civilCode('§ 2002(1)', 'A fundamental breach lets the other party withdraw'),
  'cz.debt.betweenBusinesses': civilCode('§ 1963(2)', 'How long a business may take to pay another'),
  'cz.debt.interest': civilCode('§ 1970', 'Who pays late owes interest'),
  'cz.penalty.agreed': civilCode('§ 2048(1)', 'A penalty is owed whether there was damage or not'),
  'cz.penalty.lowered': civilCode('§ 2051', 'A court may lower a penalty that is out of proportion'),
  'cz.damages.limit': civilCode('§ 2898', 'What damages cannot be limited in advance'),
  'cz.confidentiality.business': civilCode('§ 504', 'A business secret is what its owner keeps secret'),
  'cz.licence.contract': civilCode('§ 2371', 'An author lets somebody use a work, and how'),
  'cz.work.contract': civilCode('§ 2586', 'A contractor makes a work, and the client pays for it'),
  'cz.work.result': civilCode('§ 2587', 'What a work is: a thing, its repair, or another result'),
  'cz.work.inPerson': civilCode('§ 2589', 'A contractor does the work or leads it in person'),
  'cz.work.care': civilCode('§ 2590', 'A work is done with care and in the time agreed'),
  'cz.work.cooperation': civilCode('§ 2591', 'What a client has to help with, and when'),
  'cz.work.supervision': civilCode('§ 2593', 'A client may check how the work goes on'),
  'cz.work.handover': civilCode('§ 2604', 'A work is done when it is finished and handed over'),
  'cz.work.payment': civilCode('§ 2610(1)', 'The price is owed once the work is done'),
  'cz.work.advance': civilCode('§ 2611', 'Part of the price before the work is done'),
  'cz.work.defects': civilCode('§ 2615', 'A work that is not as agreed has a defect'),
  'cz.work.guarantee': civilCode('§ 2619', 'A guarantee runs from the handover'),
  'cz.work.dependent': labourCode('§ 3', 'Dependent work is done in a labour relation only'),
  ...residenceProvisions,
  ...leaseProvisions,
  ...noticeProvisions,
  ...taxRefundProvisions,
  ...distanceProvisions,
  ...insuranceProvisions,
  ...invoiceProvisions,
} as const satisfies Record<string, Provision>;
export type ProvisionId = keyof typeof provisions;
