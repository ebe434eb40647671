import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

const vat = provisionsOfAct('235/2004 Sb.');
const civilCode = provisionsOfAct('89/2012 Sb.');

/** What an invoice has to keep beyond what it says: places, days, corrections, advances. Each was read in November 2026. */
export const invoiceProvisions = {
  'cz.vat.place.goods': vat('§ 7(1)', 'Goods that are handed over here are taxed here'),
  'cz.vat.place.property': vat('§ 10(1)', 'A service about property is taxed where the property is'),
  'cz.vat.place.ofItsOwn': vat('§ 10 to § 10d', 'What has a place of its own is taxed in that place'),
  'cz.vat.place.passengers': vat('§ 10a', 'Carrying people is taxed where they are carried'),
  'cz.vat.place.event': vat('§ 10b(1)', 'Admission to an event is taxed where the event is'),
  'cz.vat.place.catering': vat('§ 10c(1)', 'Food and drink are taxed where they are served'),
  'cz.vat.place.hire': vat('§ 10d(1)', 'A short hire of a vehicle is taxed where it is handed over'),
  'cz.vat.supply.day': vat('§ 21(3)', 'A service is supplied at the latest when its tax document is issued'),
  'cz.vat.document.legible': vat('§ 34(1)(c)', 'A tax document can be read for as long as it is kept'),
  'cz.vat.seat': vat('§ 29(4)', 'The supplier and the customer are named, with their registered offices'),
  'cz.vat.reverse.building': vat('§ 92e(1)', 'Building work for another payer is reverse charge'),
  'cz.vat.reverse.scrap': vat('§ 92c and annex 5', 'Scrap and waste for another payer are reverse charge'),
  'cz.vat.margin': vat(
    '§ 89(14), § 90(14)',
    'Where only the margin is taxed, the document says so and states no tax',
  ),
  'cz.vat.exempt.goods': vat('§ 64(1)', 'Goods sent to a business in another member state are exempt'),
  'cz.vat.exempt.rent': vat('§ 56a(1), (5)', 'Letting a home is exempt, and can’t be taxed by choice'),
  'cz.vat.corrective.rate': vat('§ 42(7)', 'A correction keeps the rate of what it corrects'),
  'cz.vat.corrective.day': vat('§ 45(1)(k)', 'A corrective document has the day of the correction'),
  'cz.vat.corrective.onTime': vat('§ 42(5)', 'A corrective document reaches the customer in time'),
  'cz.vat.corrective.years': vat('§ 42(8)', 'A tax base is corrected within seven years'),
  'cz.vat.advance.taxed': vat(
    '§ 20a(2)',
    'A payment made before the supply is taxed on the day it’s received',
  ),
  'cz.vat.advance.document': vat('§ 28(1)(d), (8)', 'A payment before the supply has a tax document'),
  'cz.vat.advance.day': vat('§ 29(1)(h)', 'A document on a payment says which day it was received'),
  'cz.vat.advance.settled': vat(
    '§ 37a(1)',
    'At the supply, only the difference from the taxed advances is taxed',
  ),
  'cz.vat.nonPayer.document': vat('§ 28(1)', 'A payer issues tax documents'),
  'cz.taxNumber.company': provisionsOfAct('280/2009 Sb.')(
    '§ 130(1), (3)',
    'The tax number of a company is CZ and its identification number',
  ),
  'cz.vat.base.whole': vat('§ 36(1)', 'The tax base is all that is paid for the supply'),
  'cz.cash.limit': provisionsOfAct('254/2004 Sb.')(
    '§ 4(1), (2)',
    'Above the limit nobody pays in cash, and nobody takes it',
  ),
  'cz.trade.authors': provisionsOfAct('455/1991 Sb.')(
    '§ 3(1)(b)',
    'Authors who use their own works don’t need a trade licence',
  ),
  'cz.business.letters.misleading': civilCode('§ 435(2)', 'Nothing else on a letter may mislead'),
} as const satisfies Record<string, Provision>;
