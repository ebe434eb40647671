import type { PlanPaper } from '../../plan-law.ts';
import { asylum, employment, residence } from './places.ts';

const old = 'It can’t be older than 180 days on the day you file.';

/** Papers that applications want, by the names that permits use. */
export const planPapers = {
  passport: {
    title: 'Passport',
    places: residence('§ 31(1)(a)', '§ 108(3)'),
    about: 'Issued in the last 10 years, with two blank pages.',
  },
  'protection-card': { title: 'The card that shows your protection', places: asylum('§ 59b(1)') },
  'protection-passport': { title: 'Your travel document, if you have one', places: asylum('§ 59b(1)') },
  'passport-or-id': { title: 'Passport or identity card', places: residence('§ 87a(2)(a)') },
  photo: { title: 'Photograph', places: residence('§ 31(1)(e)') },
  accommodation: {
    title: 'Proof of accommodation',
    places: residence('§ 31(1)(d)', '§ 31(5)'),
    about: `Ownership, a lease, or the owner’s consent with a certified signature. ${old}`,
    made: 'proof-of-accommodation',
  },
  record: {
    title: 'Criminal record',
    places: residence('§ 31(1)(g)'),
    about: `From your country of citizenship, if you’re 15 or older. In Czech or with a sworn translation. ${old}`,
  },
  contract: {
    title: 'Employment contract, or a signed agreement to enter into one',
    places: residence('§ 42g(2)(b)', '§ 42h(1)(c)'),
    about: `At least 15 hours a week, and no less than the monthly minimum wage. ${old}`,
  },
  vacancy: {
    title: 'Number of the vacancy in the register',
    places: residence('§ 42h(1)(h)'),
    about: 'Your employer reports the job to the Labour Office and gives you its number.',
  },
  qualification: { title: 'Proof of qualification', places: residence('§ 42h(1)(d)') },
  'eu-resident': {
    title: 'Proof of your long-term residence in another EU country',
    places: residence('§ 42c(3)(a)'),
  },
  'free-access': {
    title: 'Proof that you have free access to the labour market',
    places: [...residence('§ 42h(1)(f)'), ...employment('§ 98')],
    about: 'Your passport, or a diploma from a Czech school.',
  },
  'contract-blue': {
    title: 'Employment contract of at least six months, full time',
    places: residence('§ 42j(1)(b)'),
    about: 'It states the gross pay, of at least {blueMonth} CZK a month.',
  },
  diploma: { title: 'Diploma, or proof of experience', places: residence('§ 42j(1)(c)') },
  'posting-letter': { title: 'Posting letter', places: residence('§ 42l(1)(d)') },
  'group-employment': {
    title: 'Proof of six months in the group, and of how the companies are connected',
    places: residence('§ 42l(1)(e)', '§ 42l(1)(g)'),
  },
  register: {
    title: 'Extract from the trade register or the commercial register',
    places: residence('§ 31(2)'),
    about: 'Our trade licence form asks what you need to enter.',
    made: 'trade-licence',
  },
  'funds-business': {
    title: 'Proof of {fundsBusiness} CZK',
    places: residence('§ 13(1)(a)(3)'),
    about: 'A bank statement with a card to the account.',
  },
  funds: {
    title: 'Proof of {funds} CZK',
    places: residence('§ 13(1)(a)(2)'),
    about: 'As the ministry works it out, which leaves one month out.',
  },
  income: {
    title: 'Proof of income of at least {incomeNeeded} CZK net a month',
    places: residence('§ 42b(1)(d)', '§ 46(7)(b)', '§ 71(1)'),
    about:
      'For everybody whose income is assessed together. You can prove your real housing costs instead of using the normative rent.',
  },
  'no-debt': {
    title: 'Confirmations of no debt',
    places: residence('§ 46(7)(d)', '§ 178e(2)'),
    about:
      'From the tax office, the customs office, social security and your health insurer, none older than 30 days. The director of a company also brings them for the company (§ 46(7)(e)).',
  },
  insurance: {
    title: 'Travel health insurance',
    places: residence('§ 180j'),
    about: 'Cover of 400 000 EUR, shown before you get the visa sticker.',
  },
  'insurance-eu': { title: 'Proof of health insurance', places: residence('§ 87a(2)(c)') },
  study: { title: 'Confirmation from the school', places: residence('§ 64') },
  course: { title: 'Confirmation of the course', places: residence('§ 31(1)(b)') },
  purpose: { title: 'Proof of the purpose of the stay', places: residence('§ 31(1)(b)') },
  hosting: { title: 'Hosting agreement', places: residence('§ 42f(3)(a)') },
  undertaking: { title: 'Undertaking of the research organisation', places: residence('§ 42f(3)(c)') },
  graduation: { title: 'Diploma, or the school’s confirmation', places: residence('§ 42(3)') },
  relation: {
    title: 'Marriage or birth certificate',
    places: residence('§ 42b(1)(b)'),
    about: 'In Czech or with a sworn translation; with an apostille where one is required.',
  },
  'relation-eu': { title: 'Proof of the relationship', places: residence('§ 87b(3)(b)') },
  'lives-here': { title: 'Proof that the EU citizen lives here', places: residence('§ 87b(3)(c)') },
  'lives-together': {
    title: 'Proof that you live here with the EU citizen, or why you may stay without them',
    places: residence('§ 87p(1)', '§ 87f(2)'),
  },
  'transfer-goes-on': {
    title: 'The company’s confirmation that the transfer goes on, with its length and place',
    places: residence('§ 44b(3)(e)'),
  },
  'investment-goes-on': {
    title: 'Proof that the investment goes on as planned, and of your part in the company',
    places: residence('§ 44c(6)(f)', '§ 44c(6)(h)', '§ 44c(6)(i)'),
  },
  'seasonal-pay': {
    title: 'The employer’s confirmation of your pay, where they find or give you the accommodation',
    places: residence('§ 32(2)(e)', '§ 35a(2)'),
  },
  'toleration-passport': {
    title: 'Passport, if you have a valid one',
    places: residence('§ 34(a)', '§ 36'),
  },
  'toleration-reason': {
    title: 'Proof that the reason lasts',
    places: residence('§ 34(b)', '§ 34(d)', '§ 36'),
    about: 'If you can’t get it, through no fault of your own, a signed statement will do.',
  },
  'toleration-insurance': {
    title: 'Travel health insurance, if you’re waiting for permanent residence',
    places: residence('§ 34(e)', '§ 36(1)'),
  },
  'two-years': {
    title: 'Proof of two years of stay, one of them as family',
    places: residence('§ 87h(2)(a)', '§ 87i(1)(b)'),
  },
  'income-permanent': {
    title: 'Proof of income of at least {incomeNeeded} CZK net a month',
    places: residence('§ 71(1)', '§ 87i(1)(e)'),
    about: 'A partner you’re not married to makes you family in the wider sense, who prove their income.',
  },
  'work-permit': { title: 'Work permit, or its number', places: residence('§ 32(2)') },
  nomad: {
    title: 'Letter of admission to the programme',
    places: [{ act: 'Resolution of the government 475/2023', section: 'programme Digital nomad' }],
  },
  exam: { title: 'A2 exam certificate', places: residence('§ 70(2)(h)', '§ 70(5)') },
  'five-years': { title: 'Proof of five years of stay', places: residence('§ 87g(1)(a)') },
  notice: {
    title: 'Notification on the ministry’s form, with the new contract',
    places: residence('§ 42g(8)'),
    made: 'change-of-employer',
  },
  'extension-contract': {
    title: 'Employment contract for the period you’re applying for',
    places: residence('§ 44a(9)(b)'),
    made: 'employee-card-extension',
  },
  attorney: {
    title: 'Power of attorney, if somebody files or collects for you',
    places: residence('§ 169d'),
    about: 'First permits are filed in person.',
    made: 'power-of-attorney',
  },
  form: {
    title: 'The application form',
    places: residence('§ 46(1)'),
    made: 'long-term-residence',
  },
  'form-eu': {
    title: 'The application form',
    places: residence('§ 87a(2)'),
    made: 'temporary-residence-certificate',
  },
} as const satisfies Record<string, PlanPaper>;
