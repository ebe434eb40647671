import type { Lasts, RuleOf } from '../rule.ts';

const zdp = '586/1992 Sb.';
const social = '589/1992 Sb.';
const health = '592/1992 Sb.';
const sickness = '187/2006 Sb.';
const support = '117/1995 Sb.';
const labour = '262/2006 Sb.';
const vat = '235/2004 Sb.';
const pension = '155/1995 Sb.';
const cnb = 'Recommendation of the Czech National Bank';

type Place = readonly [act: string, section: string];
const stating =
  (lasts: Lasts) =>
  (title: string, unit: RuleOf['unit'], ...[act, section]: Place): RuleOf => ({
    title,
    unit,
    act,
    section,
    lasts,
  });
/** A value an act states: it holds until an act changes it. */
const rule = stating('until changed');
/** A figure of one year, which follows from the average wage or the minimum wage of that year. */
const byAverageWage = stating('the average wage');
const byMinimumWage = stating('the minimum wage');

/** A limit of insurance that decides about the withholding tax as well. */
const withTax = (letter: 'a' | 'b', one: RuleOf): RuleOf => ({
  ...one,
  also: `§ 6(4)(${letter}) of act 586/1992`,
});

/** Every rule: what it is called, its unit, and where it stands. Its values are in the years, its sources in `sources.ts`. */
export const rules = {
  'cz.wage.average': byAverageWage('Average wage for social security', 'CZK', social, '§ 23b(4)'),
  'cz.wage.minimum.month': byMinimumWage('Minimum wage a month', 'CZK', labour, '§ 111'),
  'cz.wage.minimum.hour': byMinimumWage('Minimum wage an hour', 'CZK', labour, '§ 111'),

  'cz.social.employee.rate': rule('Social security, employee', 'rate', social, '§ 7(1)'),
  'cz.social.employer.rate': rule('Social security, employer', 'rate', social, '§ 7(1)'),
  'cz.social.maximumBase.year': byAverageWage(
    'Most a year that social security is paid from',
    'CZK',
    social,
    '§ 15a',
  ),
  'cz.health.rate': rule('Health insurance in all', 'rate', health, '§ 2'),
  'cz.health.employee.share': rule(
    'Part of health insurance the employee pays',
    'part',
    '48/1997 Sb.',
    '§ 9(2)',
  ),
  'cz.health.minimumBase.month': byMinimumWage(
    'Least a month that health insurance is paid from',
    'CZK',
    health,
    '§ 3(6)',
  ),
  'cz.dpp.limit': withTax(
    'a',
    byAverageWage('Agreement to complete a job (DPP): limit a month', 'CZK', sickness, '§ 7a(1)'),
  ),
  'cz.dpp.limitIsFree': withTax(
    'a',
    rule('DPP: income of exactly the limit is free', 'yes or no', sickness, '§ 7a(1)'),
  ),
  'cz.dpc.limit': withTax(
    'b',
    byAverageWage(
      'Wage or agreement to perform work (DPČ): insured from, a month',
      'CZK',
      sickness,
      '§ 6(2), § 7',
    ),
  ),

  'cz.tax.rate.first': rule('Income tax, first rate', 'rate', zdp, '§ 16'),
  'cz.tax.rate.second': rule('Income tax, second rate', 'rate', zdp, '§ 16'),
  'cz.tax.threshold.year': byAverageWage(
    'Tax base a year above which the second rate applies',
    'CZK',
    zdp,
    '§ 16(1)',
  ),
  'cz.tax.threshold.month': byAverageWage(
    'Tax base a month above which the second rate applies',
    'CZK',
    zdp,
    '§ 38h(2)',
  ),
  'cz.tax.withholding.rate': rule('Withholding tax on small wages and agreements', 'rate', zdp, '§ 36'),
  'cz.credit.taxpayer.year': rule('Taxpayer credit a year', 'CZK', zdp, '§ 35ba(1)(a)'),
  'cz.credit.taxpayer.month': rule('Taxpayer credit a month', 'CZK', zdp, '§ 35ba(1)(a), § 35d'),
  'cz.credit.spouse.year': rule('Spouse credit a year', 'CZK', zdp, '§ 35ba(1)(b)'),
  'cz.credit.spouse.incomeLimit': rule("Spouse's own income, limit a year", 'CZK', zdp, '§ 35bb'),
  'cz.credit.spouse.childUnder3': rule('Spouse has to care for a child under 3', 'yes or no', zdp, '§ 35bb'),
  'cz.credit.student.year': rule('Student credit a year', 'CZK', zdp, '§ 35ba(1)(f)'),
  'cz.credit.student.month': rule('Student credit a month', 'CZK', zdp, '§ 35ba(1)(f), § 35d'),
  'cz.credit.disability.basic.month': rule(
    'Credit for disability of the first or second degree, a month',
    'CZK',
    zdp,
    '§ 35ba(1)(c)',
  ),
  'cz.credit.disability.extended.month': rule(
    'Credit for disability of the third degree, a month',
    'CZK',
    zdp,
    '§ 35ba(1)(d)',
  ),
  'cz.credit.ztpp.month': rule('Credit for holders of the ZTP/P card, a month', 'CZK', zdp, '§ 35ba(1)(e)'),
  'cz.credit.child.first.year': rule('First child a year', 'CZK', zdp, '§ 35c(1)'),
  'cz.credit.child.second.year': rule('Second child a year', 'CZK', zdp, '§ 35c(1)'),
  'cz.credit.child.third.year': rule('Third and each further child a year', 'CZK', zdp, '§ 35c(1)'),
  'cz.credit.child.first.month': rule('First child a month', 'CZK', zdp, '§ 35c(1), § 35d'),
  'cz.credit.child.second.month': rule('Second child a month', 'CZK', zdp, '§ 35c(1), § 35d'),
  'cz.credit.child.third.month': rule('Third and each further child a month', 'CZK', zdp, '§ 35c(1), § 35d'),
  'cz.bonus.minimumIncome.year': byMinimumWage('Child bonus: least income a year', 'CZK', zdp, '§ 35c(4)'),
  'cz.bonus.minimumIncome.month': byMinimumWage('Child bonus: least income a month', 'CZK', zdp, '§ 35d(4)'),
  'cz.bonus.smallest.year': rule('Child bonus: smallest paid a year', 'CZK', zdp, '§ 35c(3)'),
  'cz.bonus.smallest.month': rule('Child bonus: smallest paid a month', 'CZK', zdp, '§ 35d(4)'),
  'cz.filing.totalIncome': rule('A tax return is due above this income a year', 'CZK', zdp, '§ 38g(1)'),
  'cz.filing.sideIncome': rule('An employee files above this side income a year', 'CZK', zdp, '§ 38g(2)'),
  'cz.residence.days': rule('Tax resident from so many days a year', 'days', zdp, '§ 2(4)'),
  'cz.deduction.mortgage.limit': rule(
    'Mortgage interest that may be deducted, homes from 2021',
    'CZK',
    zdp,
    '§ 15(4)',
  ),
  'cz.deduction.mortgage.limitBefore2021': rule(
    'Mortgage interest that may be deducted, homes from before 2021',
    'CZK',
    '386/2020 Sb.',
    'Art. IV(3) and (4)',
  ),
  'cz.deduction.retirement.limit': rule('Retirement savings that may be deducted', 'CZK', zdp, '§ 15(6)'),
  'cz.deduction.donations.share': {
    ...rule('Donations: most of the tax base', 'rate', zdp, '§ 15(1)'),
    also: '§ 1(1) of act 128/2022',
  },
  'cz.deduction.donations.leastShare': rule('Donations: least share of the tax base', 'rate', zdp, '§ 15(1)'),
  'cz.deduction.donations.least': rule('Donations: least amount that always counts', 'CZK', zdp, '§ 15(1)'),
  'cz.refund.smallest': rule('Smallest overpaid tax an employer pays back', 'CZK', zdp, '§ 38ch(5)'),

  'cz.expenses.cap.80': rule('Flat expenses of 80 %: most a year', 'CZK', zdp, '§ 7(7)(a)'),
  'cz.expenses.cap.60': rule('Flat expenses of 60 %: most a year', 'CZK', zdp, '§ 7(7)(b)'),
  'cz.expenses.cap.40': rule('Flat expenses of 40 %: most a year', 'CZK', zdp, '§ 7(7)(d)'),
  'cz.expenses.cap.30': rule('Flat expenses of 30 %: most a year', 'CZK', zdp, '§ 7(7)(c)'),
  'cz.social.self.share': rule('Part of the profit social security is paid from', 'rate', social, '§ 5b'),
  'cz.social.self.rate': rule('Social security of the self-employed', 'rate', social, '§ 7(1)'),
  'cz.social.self.minimumBase.main.year': byAverageWage(
    'Least a year social security is paid from, main activity',
    'CZK',
    social,
    '§ 5b, § 14',
  ),
  'cz.social.self.minimumBase.starting.year': byAverageWage(
    'Least a year social security is paid from, starting activity',
    'CZK',
    social,
    '§ 5b, § 14',
  ),
  'cz.social.self.minimumBase.secondary.year': byAverageWage(
    'Least a year social security is paid from, secondary activity',
    'CZK',
    social,
    '§ 5b, § 14',
  ),
  'cz.social.self.minimumAdvance.main': byAverageWage(
    'Least social security advance a month, main activity',
    'CZK',
    social,
    '§ 14',
  ),
  'cz.social.self.minimumAdvance.starting': byAverageWage(
    'Least social security advance a month, starting activity',
    'CZK',
    social,
    '§ 14',
  ),
  'cz.social.self.minimumAdvance.secondary': byAverageWage(
    'Least social security advance a month, secondary activity',
    'CZK',
    social,
    '§ 14',
  ),
  'cz.social.self.secondaryLimit': byAverageWage(
    'Profit from which a secondary activity pays social security',
    'CZK',
    pension,
    '§ 10(2) and (3)',
  ),
  'cz.health.self.share': rule('Part of the profit health insurance is paid from', 'rate', health, '§ 3a'),
  'cz.health.self.minimumBase.year': byAverageWage(
    'Least a year health insurance is paid from, main activity',
    'CZK',
    health,
    '§ 3a(2)',
  ),
  'cz.health.self.minimumAdvance': byAverageWage(
    'Least health insurance advance a month, main activity',
    'CZK',
    health,
    '§ 3a(2)',
  ),
  'cz.sickness.self.rate': rule('Voluntary sickness insurance', 'rate', social, '§ 7(1)'),
  'cz.sickness.self.minimumBase.month': byAverageWage(
    'Voluntary sickness insurance: least base a month',
    'CZK',
    social,
    '§ 5b(3)',
  ),
  'cz.sickness.self.minimumPremium': byAverageWage(
    'Voluntary sickness insurance: least premium a month',
    'CZK',
    social,
    '§ 7(1)',
  ),
  'cz.flatTax.incomeLimit': rule('Flat tax: most income a year', 'CZK', zdp, '§ 2a'),
  'cz.flatTax.otherIncomeLimit': rule('Flat tax: most other income a year', 'CZK', zdp, '§ 2a'),
  'cz.flatTax.band1.month': byAverageWage('Flat tax, band I: payment a month', 'CZK', zdp, '§ 7a, § 38lk'),
  'cz.flatTax.band1.due': byAverageWage(
    'Flat tax, band I: due for each month of the year',
    'CZK',
    zdp,
    '§ 7a, § 38lk',
  ),
  'cz.flatTax.band2.month': rule('Flat tax, band II: payment a month', 'CZK', zdp, '§ 7a, § 38lk'),
  'cz.flatTax.band3.month': rule('Flat tax, band III: payment a month', 'CZK', zdp, '§ 7a, § 38lk'),
  'cz.flatTax.band1.any': rule('Flat tax, band I: most income of any kind', 'CZK', zdp, '§ 2a(5)'),
  'cz.flatTax.band1.at60': rule(
    'Flat tax, band I: most income with expenses of 60 or 80 %',
    'CZK',
    zdp,
    '§ 2a(5)',
  ),
  'cz.flatTax.band1.at80': rule('Flat tax, band I: most income with expenses of 80 %', 'CZK', zdp, '§ 2a(5)'),
  'cz.flatTax.band2.any': rule('Flat tax, band II: most income of any kind', 'CZK', zdp, '§ 2a(5)'),
  'cz.flatTax.band2.at60': rule(
    'Flat tax, band II: most income with expenses of 60 or 80 %',
    'CZK',
    zdp,
    '§ 2a(5)',
  ),

  'cz.sickness.threshold.first': byAverageWage('First reduction threshold a day', 'CZK', sickness, '§ 22'),
  'cz.sickness.threshold.second': byAverageWage('Second reduction threshold a day', 'CZK', sickness, '§ 22'),
  'cz.sickness.threshold.third': byAverageWage('Third reduction threshold a day', 'CZK', sickness, '§ 22'),
  'cz.maternity.band.first': rule(
    'Maternity pay: counted up to the first threshold',
    'rate',
    sickness,
    '§ 21',
  ),
  'cz.maternity.band.second': rule(
    'Maternity pay: counted between the first and the second threshold',
    'rate',
    sickness,
    '§ 21',
  ),
  'cz.maternity.band.third': rule(
    'Maternity pay: counted between the second and the third threshold',
    'rate',
    sickness,
    '§ 21',
  ),
  'cz.maternity.rate': rule('Maternity pay of the reduced daily base', 'rate', sickness, '§ 37'),
  'cz.maternity.days.one': rule('Maternity pay, one child', 'days', sickness, '§ 33'),
  'cz.maternity.days.more': rule('Maternity pay, two or more children', 'days', sickness, '§ 33'),
  'cz.maternity.insuredDays': rule(
    'Maternity pay: insured days in the last two years',
    'days',
    sickness,
    '§ 32',
  ),
  'cz.maternity.self.insuredDays': rule(
    'Maternity pay of the self-employed: insured days in the last year',
    'days',
    sickness,
    '§ 32',
  ),
  'cz.parental.pool.one': rule('Parental allowance in all, one child', 'CZK', support, '§ 30(1)'),
  'cz.parental.pool.more': rule('Parental allowance in all, two or more children', 'CZK', support, '§ 30(1)'),
  'cz.parental.monthlyLimit.one': rule(
    'Parental allowance a month without a daily base, one child',
    'CZK',
    support,
    '§ 30(3)(a)',
  ),
  'cz.parental.monthlyLimit.more': rule(
    'Parental allowance a month without a daily base, two or more children',
    'CZK',
    support,
    '§ 30(3)(c)',
  ),
  'cz.parental.rate': rule('Parental allowance a month: of 30 daily bases', 'rate', support, '§ 30(3)(b)'),
  'cz.parental.moreFactor': rule(
    'Parental allowance a month: factor for two or more children',
    'count',
    support,
    '§ 30(3)(c)',
  ),
  'cz.parental.ageLimit': rule('Parental allowance until the child is', 'years', support, '§ 30(1)'),
  'cz.holiday.weeks': rule('Paid holiday a year, at least', 'weeks', labour, '§ 212'),
  'cz.holiday.weeksOfYear': rule('Weeks a full entitlement is earned in', 'weeks', labour, '§ 213'),
  'cz.holiday.leastMultiples': rule('Paid holiday: least weeks worked', 'weeks', labour, '§ 213'),
  'cz.holiday.agreement.weeklyHours': rule(
    'Paid holiday on DPP or DPČ: hours counted as a week',
    'hours',
    labour,
    '§ 77(8)',
  ),
  'cz.holiday.agreement.leastHours': rule(
    'Paid holiday on DPP or DPČ: least hours worked',
    'hours',
    labour,
    '§ 77(8), § 213',
  ),

  'cz.vat.standard': rule('VAT, standard rate', 'rate', vat, '§ 47'),
  'cz.vat.reduced': rule('VAT, reduced rate', 'rate', vat, '§ 47'),
  'cz.vat.secondReduced': rule('VAT, second reduced rate', 'rate', vat, '§ 47'),
  'cz.vat.registration.limit': rule('VAT registration: turnover', 'CZK', vat, '§ 6'),
  'cz.vat.registration.immediateLimit': rule('VAT registration the next day: turnover', 'CZK', vat, '§ 6'),
  'cz.vat.registration.byCalendarYear': rule(
    'VAT registration: turnover of the calendar year',
    'yes or no',
    vat,
    '§ 6',
  ),
  'cz.vat.invoice.days': rule('Tax document: days to issue it', 'days', vat, '§ 28(8), (9)'),
  'cz.vat.simplified.maximum': rule(
    'Simplified tax document: most it may come to, with tax',
    'CZK',
    vat,
    '§ 30(1)',
  ),
  'cz.rental.expenses.rate': rule('Rental: flat expenses', 'rate', zdp, '§ 9(4)'),
  'cz.rental.expenses.cap': rule('Rental: flat expenses, most a year', 'CZK', zdp, '§ 9(4)'),
  'cz.securities.years': rule('Securities: exempt when held longer than', 'years', zdp, '§ 4(1)(u)'),
  'cz.securities.proceedsLimit': rule('Securities: exempt up to proceeds a year', 'CZK', zdp, '§ 4(1)(t)'),
  'cz.crypto.years': rule('Crypto: exempt when held longer than', 'years', zdp, '§ 4(1)(zk)'),
  'cz.crypto.proceedsLimit': rule('Crypto: exempt up to proceeds a year', 'CZK', zdp, '§ 4(1)(zj)'),
  'cz.capital.exemptionCap': rule(
    'Most a year that is exempt because it was held long',
    'CZK',
    zdp,
    '§ 4(3)',
  ),
  'cz.capital.capCoversSecurities': rule('The cap counts securities too', 'yes or no', zdp, '§ 4(3)'),
  'cz.occasional.limit': rule('Occasional income: exempt up to', 'CZK', zdp, '§ 10(3)(a)'),
  'cz.author.withholdingLimit': rule(
    "Author's fees of one payer a month taxed by withholding up to",
    'CZK',
    zdp,
    '§ 7(6)',
  ),
  'cz.mortgage.ltv': rule('Mortgage: most of the value of the home', 'rate', cnb, 'loan to value'),
  'cz.mortgage.ltvUnder36': rule(
    'Mortgage: most of the value of the home, applicants under 36',
    'rate',
    cnb,
    'loan to value',
  ),
  'cz.mortgage.ltvInvestment': rule(
    'Mortgage: most of the value of a home bought to let',
    'rate',
    cnb,
    'loan to value',
  ),
  'cz.mortgage.dtiInvestment': rule(
    'Mortgage for a home to let: debt in yearly incomes',
    'count',
    cnb,
    'debt to income',
  ),
} as const satisfies Readonly<Record<string, RuleOf>>;

export type RuleId = keyof typeof rules;
