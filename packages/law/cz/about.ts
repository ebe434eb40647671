import type { RuleId } from './rules.ts';

/** What each rule is for, in plain English with its Czech term. */
export const about: Readonly<Record<RuleId, string>> = {
  'cz.wage.average':
    'The average wage (průměrná mzda) the state sets for a year from older statistics. Most limits of tax and insurance are multiples of it.',
  'cz.wage.minimum.month':
    'The least an employer may pay a month for full-time work (minimální mzda). The child bonus and the smallest health insurance follow it.',
  'cz.wage.minimum.hour':
    'The least an employer may pay an hour in a week of 40 hours (minimální hodinová mzda). It holds for agreements (DPP, DPČ) too.',
  'cz.social.employee.rate':
    'The part of the gross wage an employee pays for pension and sickness insurance (sociální pojištění). The employer takes it from the wage.',
  'cz.social.employer.rate':
    'What the employer pays for social security (sociální pojištění) on top of the gross wage. Dangerous work and rescue services have higher rates.',
  'cz.social.maximumBase.year':
    'Above this much a year nobody pays social security any more (maximální vyměřovací základ). It is 48 average wages.',
  'cz.health.rate':
    'Public health insurance (zdravotní pojištění), the parts of employee and employer together. The self-employed pay the same rate themselves.',
  'cz.health.employee.share':
    'The employee pays a third of health insurance (zdravotní pojištění), the employer two thirds.',
  'cz.health.minimumBase.month':
    'Health insurance is paid from at least the minimum wage (minimální vyměřovací základ). Who earns less pays the gap, unless the state pays for them or another job covers it.',
  'cz.dpp.limit':
    'The monthly income from an agreement to complete a job (dohoda o provedení práce, DPP) at which insurance starts and withholding tax ends.',
  'cz.dpp.limitIsFree':
    'Whether exactly the limit of a DPP is still free of insurance. It was until 2024; since 2025 the limit itself is insured.',
  'cz.dpc.limit':
    'The monthly income (rozhodný příjem) from which a wage and an agreement to perform work (dohoda o pracovní činnosti, DPČ) take part in sickness and pension insurance. A lower one is employment of small extent (zaměstnání malého rozsahu).',
  'cz.residence.days':
    'Who stays in Czechia at least so many days of a year is a tax resident (daňový rezident), and so is who has a permanent home here. Treaties with other countries go before it.',
  'cz.tax.rate.first': 'The ordinary rate of income tax (daň z příjmů) of a person.',
  'cz.tax.rate.second':
    'The higher rate of income tax (daň z příjmů). Only the part of the tax base above the threshold is taxed by it.',
  'cz.tax.threshold.year':
    'The tax base a year (základ daně) above which the higher rate applies: 36 average wages since 2024, 48 before.',
  'cz.tax.threshold.month':
    'The same threshold for monthly advances of employees (záloha na daň): 3 average wages since 2024, 4 before.',
  'cz.tax.withholding.rate':
    'The tax an employer withholds for good (srážková daň) from a small wage or agreement without a signed declaration.',
  'cz.credit.taxpayer.year':
    'What everybody may take off the tax of a year (sleva na poplatníka), whole even if only some months were worked.',
  'cz.credit.taxpayer.month':
    'A twelfth of the taxpayer credit (sleva na poplatníka) for employees who signed the declaration (růžový papír, prohlášení poplatníka).',
  'cz.credit.spouse.year':
    'Taken off the tax of a year if husband, wife or partner has a low income (sleva na manžela); double for holders of the ZTP/P card.',
  'cz.credit.spouse.incomeLimit':
    'The spouse may earn at most this much a year for the credit (sleva na manžela). Maternity pay counts, parental allowance does not.',
  'cz.credit.spouse.childUnder3':
    'Since 2024 the spouse has to care for a child under three for the credit (sleva na manžela).',
  'cz.credit.student.year':
    'What students under 26 took off their tax (sleva na studenta). It was abolished from 2024.',
  'cz.credit.student.month': 'A twelfth of the student credit (sleva na studenta), abolished from 2024.',
  'cz.credit.disability.basic.month':
    'Taken off the tax for each month with a disability pension of the first or second degree (základní sleva na invaliditu).',
  'cz.credit.disability.extended.month':
    'Taken off the tax for each month with a disability pension of the third degree (rozšířená sleva na invaliditu).',
  'cz.credit.ztpp.month':
    'Taken off the tax for each month a person holds a ZTP/P card (sleva na držitele průkazu ZTP/P).',
  'cz.credit.child.first.year':
    'Taken off the tax for the first child (daňové zvýhodnění na dítě). What is more than the tax may be paid out as a bonus.',
  'cz.credit.child.second.year':
    'Taken off the tax for the second child (daňové zvýhodnění na dítě). One parent counts each child.',
  'cz.credit.child.third.year':
    'Taken off the tax for the third and each further child (daňové zvýhodnění na dítě).',
  'cz.credit.child.first.month':
    'The part of one month for the first child (daňové zvýhodnění na dítě), used in the monthly wage.',
  'cz.credit.child.second.month':
    'The part of one month for the second child (daňové zvýhodnění na dítě), used in the monthly wage.',
  'cz.credit.child.third.month':
    'The part of one month for the third and each further child (daňové zvýhodnění na dítě), used in the monthly wage.',
  'cz.bonus.minimumIncome.year':
    'The income a year from work or business needed for a child bonus (daňový bonus): six minimum wages.',
  'cz.bonus.minimumIncome.month':
    'The gross wage a month needed for a monthly child bonus (měsíční daňový bonus): half the minimum wage.',
  'cz.bonus.smallest.year': 'A smaller yearly child bonus (daňový bonus) is not paid out.',
  'cz.bonus.smallest.month':
    'A smaller monthly child bonus (měsíční daňový bonus) is not paid out with the wage.',
  'cz.filing.totalIncome':
    'Who earns more than this in a year files an income tax return (daňové přiznání). Exempt income and income with withheld tax do not count.',
  'cz.filing.sideIncome':
    'An employee with more than this from a business, rent or other sources files a return (daňové přiznání).',
  'cz.deduction.mortgage.limit':
    'The most interest on a housing loan that a household may deduct from the tax base in a year (úroky z hypotéky), for homes bought since 2021.',
  'cz.deduction.mortgage.limitBefore2021':
    'The same for homes bought by the end of 2020 (úroky z hypotéky): the older, higher limit stays.',
  'cz.deduction.retirement.limit':
    'The most that may be deducted in a year for pension savings, life insurance and long-term investment (produkty spoření na stáří, DIP).',
  'cz.deduction.donations.share':
    'Donations (bezúplatná plnění, dary) may be deducted up to this part of the tax base; the share is raised for 2020 to 2026.',
  'cz.deduction.donations.leastShare':
    'Donations (dary) count only if they are more than this part of the tax base, or reach the least amount.',
  'cz.deduction.donations.least':
    'Donations (dary) of at least this much in a year count whatever the tax base is.',
  'cz.refund.smallest':
    'An employer pays overpaid tax of the year back (roční zúčtování) only if it is more than this.',
  'cz.expenses.cap.80':
    'Flat expenses (výdajový paušál) of 80 %, for crafts and farming: the most they can be in a year.',
  'cz.expenses.cap.60':
    'Flat expenses (výdajový paušál) of 60 %, for most trade licences: the most they can be in a year.',
  'cz.expenses.cap.40':
    'Flat expenses (výdajový paušál) of 40 %, for free professions and authors: the most they can be in a year.',
  'cz.expenses.cap.30':
    'Flat expenses (výdajový paušál) of 30 %, for renting out business property: the most they can be in a year.',
  'cz.social.self.share':
    'The self-employed (OSVČ) pay social security from this part of their profit (vyměřovací základ).',
  'cz.social.self.rate':
    'The rate of social security of the self-employed (sociální pojištění OSVČ): pension and employment policy.',
  'cz.social.self.minimumBase.main.year':
    'Who lives on a trade licence pays social security from at least this much a year (minimální vyměřovací základ), even at a loss.',
  'cz.social.self.minimumBase.starting.year':
    'A lower yearly minimum for who starts a main activity for the first time in 20 years (začínající OSVČ), in the first year and two more, since 2024.',
  'cz.social.self.minimumBase.secondary.year':
    'The yearly minimum of a trade licence beside a job, study or parental leave (vedlejší činnost), once its profit reaches the limit.',
  'cz.social.self.minimumAdvance.main':
    'The smallest monthly payment of social security (záloha na sociální pojištění) with a trade licence as the main activity.',
  'cz.social.self.minimumAdvance.starting':
    'The smallest monthly payment of social security (záloha) of who starts a main activity for the first time in 20 years.',
  'cz.social.self.minimumAdvance.secondary':
    'The smallest monthly payment of social security (záloha) of a secondary activity (vedlejší činnost) that has to pay.',
  'cz.social.self.secondaryLimit':
    'A secondary activity (vedlejší činnost) pays social security only if its profit of the year reaches this much (rozhodná částka).',
  'cz.health.self.share': 'The self-employed (OSVČ) pay health insurance from this part of their profit.',
  'cz.health.self.minimumBase.year':
    'Who lives on a trade licence pays health insurance from at least this much a year (minimální vyměřovací základ). A job or the state paying for you lifts it.',
  'cz.health.self.minimumAdvance':
    'The smallest monthly payment of health insurance (záloha na zdravotní pojištění) with a trade licence as the main activity.',
  'cz.sickness.self.rate':
    'Sickness insurance of the self-employed (nemocenské pojištění OSVČ) is voluntary. Maternity pay needs it.',
  'cz.sickness.self.minimumBase.month':
    'The least a month voluntary sickness insurance (nemocenské pojištění OSVČ) is counted from.',
  'cz.sickness.self.minimumPremium':
    'The least a month voluntary sickness insurance (nemocenské pojištění OSVČ) costs.',
  'cz.flatTax.incomeLimit':
    'Flat tax (paušální daň) replaces income tax and both insurances by one payment. Its income may be at most this much a year.',
  'cz.flatTax.otherIncomeLimit':
    'With more other income than this (capital, rent, occasional), the year is taxed in the ordinary way and not by flat tax (paušální daň).',
  'cz.flatTax.band1.month':
    'The monthly payment of flat tax in the first band (paušální daň, 1. pásmo), as asked for in that month.',
  'cz.flatTax.band1.due':
    'What flat tax in the first band (paušální daň, 1. pásmo) comes to for each month of the year in the end; what was paid above it is an overpayment.',
  'cz.flatTax.band2.month': 'The monthly payment of flat tax in the second band (paušální daň, 2. pásmo).',
  'cz.flatTax.band3.month': 'The monthly payment of flat tax in the third band (paušální daň, 3. pásmo).',
  'cz.flatTax.band1.any':
    'The most income a year for the first band of flat tax (paušální daň), whatever the activity.',
  'cz.flatTax.band1.at60':
    'The most income a year for the first band of flat tax (paušální daň) if at least 75 % of it has flat expenses of 60 or 80 %.',
  'cz.flatTax.band1.at80':
    'The most income a year for the first band of flat tax (paušální daň) if at least 75 % of it has flat expenses of 80 %.',
  'cz.flatTax.band2.any':
    'The most income a year for the second band of flat tax (paušální daň), whatever the activity.',
  'cz.flatTax.band2.at60':
    'The most income a year for the second band of flat tax (paušální daň) if at least 75 % of it has flat expenses of 60 or 80 %.',
  'cz.sickness.threshold.first':
    'The first reduction threshold (redukční hranice): up to it the daily income counts in full for maternity pay.',
  'cz.sickness.threshold.second':
    'The second reduction threshold (redukční hranice): between the first and this one, daily income counts by 60 %.',
  'cz.sickness.threshold.third':
    'The third reduction threshold (redukční hranice): between the second and this one, daily income counts by 30 %; nothing counts above.',
  'cz.maternity.band.first':
    'The part of daily income up to the first threshold that counts for maternity pay (peněžitá pomoc v mateřství).',
  'cz.maternity.band.second':
    'The part of daily income between the first and the second threshold that counts for maternity pay.',
  'cz.maternity.band.third':
    'The part of daily income between the second and the third threshold that counts for maternity pay.',
  'cz.maternity.rate':
    'Maternity pay (peněžitá pomoc v mateřství, PPM) is this part of the reduced daily base. It is not taxed.',
  'cz.maternity.days.one':
    'How long maternity pay (peněžitá pomoc v mateřství) is paid to the mother of one child: 28 weeks.',
  'cz.maternity.days.more':
    'How long maternity pay (peněžitá pomoc v mateřství) is paid for twins and more: 37 weeks.',
  'cz.maternity.insuredDays':
    'For maternity pay (peněžitá pomoc v mateřství) one has to have sickness insurance for so many days in the last two years.',
  'cz.maternity.self.insuredDays':
    'The self-employed need so many insured days in the last year as well (nemocenské pojištění OSVČ).',
  'cz.parental.pool.one':
    'Parental allowance (rodičovský příspěvek) is a sum you draw month by month. This is the sum for one child, by the year of birth.',
  'cz.parental.pool.more': 'The sum of parental allowance (rodičovský příspěvek) for twins and more.',
  'cz.parental.monthlyLimit.one':
    'The most a month of parental allowance (rodičovský příspěvek) for parents without insured income.',
  'cz.parental.monthlyLimit.more': 'The same limit for twins and more (rodičovský příspěvek).',
  'cz.parental.rate':
    'Parents with insured income may draw up to this part of 30 daily bases a month (rodičovský příspěvek).',
  'cz.parental.moreFactor': 'For twins and more the sum and the monthly limits are so many times higher.',
  'cz.parental.ageLimit':
    'Parental allowance (rodičovský příspěvek) ends when the child is so old; what is not drawn by then is lost. What is left when the next child is born is paid out at once, if a parent is insured.',
  'cz.holiday.weeks': 'The least paid holiday a year (dovolená). Many employers give five weeks.',
  'cz.holiday.weeksOfYear': 'Each week worked earns one part of this many of the yearly holiday (dovolená).',
  'cz.holiday.leastMultiples':
    'Holiday (dovolená) is earned once so many weeks were worked for one employer in a year.',
  'cz.holiday.agreement.weeklyHours':
    'On an agreement (DPP, DPČ) a week counts as so many hours for paid holiday (dovolená), since 2024.',
  'cz.holiday.agreement.leastHours':
    'On an agreement (DPP, DPČ) holiday (dovolená) is earned from so many hours worked in a year, since 2024.',
  'cz.vat.standard': 'The standard rate of value added tax (daň z přidané hodnoty, DPH).',
  'cz.vat.reduced':
    'The reduced rate of value added tax (snížená sazba DPH), for food, housing, medicine and others.',
  'cz.vat.secondReduced':
    'Until 2023 there was a second reduced rate of value added tax (druhá snížená sazba DPH).',
  'cz.vat.registration.limit':
    'Above this turnover (obrat) a business has to register for value added tax (plátce DPH).',
  'cz.vat.registration.immediateLimit':
    'Above this turnover (obrat) a business is a VAT payer (plátce DPH) from the next day, since 2025.',
  'cz.vat.registration.byCalendarYear':
    'Whether the turnover (obrat) of a calendar year counts. Until 2024 it was that of the last 12 months.',
  'cz.vat.invoice.days':
    'A tax document (daňový doklad) has to be issued within so many days of the supply; of a service to a business in another member state or beyond the EU, of the end of its month.',
  'cz.vat.simplified.maximum':
    'The most a simplified tax document (zjednodušený daňový doklad) may come to, with tax. The customer need not be named on it.',
  'cz.rental.expenses.rate':
    'Flat expenses of private rent (výdajový paušál u nájmu), instead of real costs.',
  'cz.rental.expenses.cap':
    'The most flat expenses of private rent (výdajový paušál u nájmu) can be in a year.',
  'cz.securities.years':
    'Income from securities (cenné papíry) held longer than this is exempt: the time test (časový test).',
  'cz.securities.proceedsLimit':
    'If all securities (cenné papíry) sold in a year brought no more than this, nothing is taxed. It is what you were paid, not the profit.',
  'cz.crypto.years':
    'Income from crypto (kryptoaktiva) held longer than this is exempt: the time test (časový test), for sales since 15 February 2025.',
  'cz.crypto.proceedsLimit':
    'If all crypto (kryptoaktiva) sold in a year brought no more than this, nothing is taxed, since 15 February 2025. E-money tokens stay outside.',
  'cz.capital.exemptionCap':
    'Above this much a year even what was held long enough is taxed in part (strop osvobození).',
  'cz.capital.capCoversSecurities':
    'Whether the cap (strop osvobození) counts securities too: in 2025 it did, since 2026 it is for crypto only.',
  'cz.occasional.limit':
    'Occasional income (příležitostný příjem) up to this much a year is exempt. Work done regularly is a business, however small.',
  'cz.author.withholdingLimit':
    "Author's fees (autorský honorář) from newspapers, radio or television up to this much a month from one payer are taxed by withholding; you need not file them.",
  'cz.mortgage.ltv':
    'A bank lends at most this part of the value of a home (LTV), by the Czech National Bank (ČNB).',
  'cz.mortgage.ltvUnder36':
    'Applicants under 36 may borrow more of the value of their own home (LTV do 36 let).',
  'cz.mortgage.ltvInvestment':
    'For homes bought to let, and third and further homes, banks should lend less (LTV u investičních hypoték), since April 2026.',
  'cz.mortgage.dtiInvestment':
    'With a home bought to let (investiční hypotéka), all debts should be at most so many net yearly incomes (DTI).',
};
