import type { RuleId } from './rules.ts';

const minimum =
  'The base of a month is rounded up to 1 CZK, a year is twelve of them, and the advance is rounded up again.';
const threshold =
  'A thirtieth of the average wage, 1.5 and 3 times that, each rounded up to 1 CZK from the exact thirtieth.';
const children =
  'The amounts are unchanged since 2022. A child with a ZTP/P card counts twice. Months count from the one the child is born in.';
const vat =
  'Until 2024 the turnover of the last 12 months counted and registration followed two months later.';

/** What a reader of a rule should know beside its value: how it is rounded and read, and what is not certain. */
export const notes: Readonly<Partial<Record<RuleId, string>>> = {
  'cz.wage.average':
    'The general assessment base two years before times its coefficient, rounded up to 1 CZK: 46 278 × 1.0581 for 2026.',
  'cz.social.employee.rate':
    'The premium is rounded up to 1 CZK. 0.6 % for sickness came on top of 6.5 % in 2024.',
  'cz.social.employer.rate':
    'The premium is rounded up to 1 CZK. In 2026 dangerous work pays 27.8 % and rescue services 29.8 %.',
  'cz.social.maximumBase.year':
    'It runs over the whole year, not month by month; above it neither side pays.',
  'cz.health.rate': 'The whole premium is rounded up to 1 CZK once, and then parted.',
  'cz.health.employee.share':
    "A third of the rounded premium, rounded up; the employer pays the rest, so the employer's part can differ from 9 % by 1 CZK.",
  'cz.dpp.limit':
    'From 2025 a quarter of the average wage, rounded down to 500 CZK. Agreements with one employer are added up. Below it the pay is taxed by withholding without a signed declaration.',
  'cz.dpc.limit':
    'A tenth of the average wage, rounded down to 500 CZK. Exactly the limit is insured. It counts for wages of employment contracts too: below it there is no social security, and without a signed declaration the tax is withheld; health insurance of an employment contract stays. Until 2024 readings differ on whether the tax of exactly the limit is withheld or an advance: we count an advance.',
  'cz.tax.threshold.year': 'The tax base of a year is rounded down to 100 CZK, the tax up to 1 CZK.',
  'cz.tax.threshold.month':
    'The tax base of a month is rounded up to 100 CZK, the advance up to 1 CZK once, before credits.',
  'cz.tax.withholding.rate': 'The base and the tax are each rounded down to 1 CZK.',
  'cz.credit.spouse.childUnder3':
    'In January 2026 the government announced an end of this condition, from 2027. No act was seen, so 2026 goes by the rule of 2024.',
  'cz.credit.student.year':
    'In January 2026 the government announced its return, from 2027. No act was seen, so there is none in 2026.',
  'cz.credit.child.first.year': children,
  'cz.credit.child.second.year': children,
  'cz.credit.child.third.year': children,
  'cz.bonus.minimumIncome.year':
    'Income from work and business counts, before expenses. The bonus has had no upper limit since 2021.',
  'cz.bonus.smallest.month': 'Exactly 50 CZK is paid; an overpayment of the year has to be more than 50 CZK.',
  'cz.filing.totalIncome': 'Raised from 15 000 CZK by act 366/2022 Sb. from 2023.',
  'cz.filing.sideIncome': 'Raised from 6 000 CZK by act 366/2022 Sb. from 2023. Income counts, not profit.',
  'cz.deduction.mortgage.limit':
    'For all loans of a household together. Where interest is paid for a part of the year, a twelfth of it for each month.',
  'cz.deduction.mortgage.limitBefore2021':
    'The older wording of § 15(3) and (4) of act 586/1992 goes on for housing obtained before 1 January 2021, and for a loan that repays such a one.',
  'cz.deduction.retirement.limit':
    'One limit for all products since 2024; § 15a says which products these are. In 2023 there were two limits of 24 000 CZK, for pension savings and for life insurance.',
  'cz.deduction.donations.share':
    'The law says 15 %. For 2022 to 2026 it is 30 % by § 1(1) of act 128/2022, last prolonged by act 24/2025.',
  'cz.deduction.donations.leastShare':
    'One of the two conditions is enough: at least 1 000 CZK, or more than 2 % of the tax base.',
  'cz.refund.smallest':
    'More than 50 CZK: exactly 50 is not paid. A tax office pays back from 200 CZK. Read for 2026; older years are taken to be the same.',
  'cz.expenses.cap.80':
    'Income above 2 000 000 CZK does not exclude flat expenses, it only ends their growth.',
  'cz.expenses.cap.60':
    'Income above 2 000 000 CZK does not exclude flat expenses, it only ends their growth.',
  'cz.expenses.cap.40':
    'Income above 2 000 000 CZK does not exclude flat expenses, it only ends their growth.',
  'cz.expenses.cap.30':
    'Income above 2 000 000 CZK does not exclude flat expenses, it only ends their growth.',
  'cz.social.self.share': 'The base of the year is rounded up to 1 CZK.',
  'cz.social.self.rate': 'The premium of the year is rounded up to 1 CZK.',
  'cz.social.self.minimumBase.main.year': minimum,
  'cz.social.self.minimumBase.starting.year': minimum,
  'cz.social.self.minimumBase.secondary.year': minimum,
  'cz.social.self.minimumAdvance.main': minimum,
  'cz.social.self.minimumAdvance.starting':
    'New in 2024; before, everybody had a quarter of the average wage as the minimum. The base is rounded up to 1 CZK, the advance again.',
  'cz.social.self.minimumAdvance.secondary': minimum,
  'cz.social.self.secondaryLimit':
    '2.4 average wages; since 2026 rounded up to 1 CZK, the published values of 2023 to 2025 are rounded down. For each month without the activity it falls by a twelfth of it, and that twelfth is rounded up to 1 CZK.',
  'cz.health.self.minimumBase.year': 'Half the average wage for each month. There is no upper limit.',
  'cz.health.self.minimumAdvance': 'Rounded up to 1 CZK.',
  'cz.flatTax.band1.month':
    '100 CZK of tax, the smallest health insurance advance, and social security from 115 % of the smallest base, that base rounded up first.',
  'cz.flatTax.band1.due':
    'The payments of January to June 2026 were 822 CZK a month higher; the difference of 4 932 CZK is an overpayment.',
  'cz.flatTax.band2.month': 'A fixed amount of the law since 2024: it does not follow the average wage.',
  'cz.flatTax.band3.month': 'A fixed amount of the law since 2024: it does not follow the average wage.',
  'cz.sickness.threshold.first': threshold,
  'cz.sickness.threshold.second': threshold,
  'cz.sickness.threshold.third': threshold,
  'cz.maternity.rate': 'The reduced daily base and the daily pay are each rounded up to 1 CZK.',
  'cz.maternity.days.one': 'Others than the mother (adoption, father) have 22 weeks.',
  'cz.maternity.days.more': 'Others than the mother (adoption, father) have 31 weeks.',
  'cz.parental.pool.one': 'The day the child is born decides, not the day the allowance starts.',
  'cz.parental.pool.more': 'The doubling of 2026 holds for running claims too.',
  'cz.parental.monthlyLimit.one':
    'The first day of the allowance decides. Raised from 13 000 CZK on 1 July 2025; some calculators count 15 000 CZK from 2024 already.',
  'cz.parental.monthlyLimit.more':
    '1.5 times the limit of one child until 2025, twice from 2026. 22 500 CZK of July to December 2025 is counted, not read.',
  'cz.parental.ageLimit':
    'When the next child is born, or maternity pay for it begins, what is left is paid out in one sum: one of the parents has to be insured as an employee or be self-employed on the day of the birth (§ 30a(1)).',
  'cz.parental.rate':
    'Whether the daily base is reduced by the thresholds first is read in two ways. We take the reduced base; the two differ only above the first threshold.',
  'cz.holiday.weeksOfYear': 'The entitlement is rounded up to a whole hour.',
  'cz.holiday.agreement.leastHours': 'The agreement also has to last at least 28 days in the year.',
  'cz.vat.standard':
    'The tax is counted to 0.01 CZK, half up: since act 80/2019 it is not rounded to crowns. A total that is rounded to whole crowns, as in cash, leaves the difference out of the tax base (§ 36(5)).',
  'cz.vat.registration.limit': vat,
  'cz.vat.registration.immediateLimit': vat,
  'cz.securities.years': 'Letter (u) since 2024; until 2023 the same stood under another letter.',
  'cz.securities.proceedsLimit':
    'Letter (t) since 2024; until 2023 the same stood under another letter. One crown more and everything is taxable. Whether sales that pass the time test count into it is read strictly: they do.',
  'cz.crypto.years':
    'Sales before 15 February 2025 are taxed whatever the time, and stay outside the limit of proceeds.',
  'cz.capital.exemptionCap':
    'Above the cap the exempt part is the cap divided by all such income; costs are parted the same way.',
  'cz.occasional.limit':
    '30 000 CZK until 2023. For 2026 no source was found; no change of the limit was found either.',
  'cz.author.withholdingLimit': 'Of each payer by itself; exactly 10 000 CZK is still withheld.',
  'cz.mortgage.ltv': 'A bank may go above it for a few per cent of its loans.',
  'cz.mortgage.dtiInvestment':
    'Until the end of 2023 a limit of 8.5 yearly incomes held for all mortgages (9.5 under 36 for an own home).',
};
