import { addDays } from '@majak/law/dates';
import { czechDocument } from '../czech-document.ts';
import { sampleCompany, sampleTrader } from '../sample-parties.ts';
import { workChecks } from './work-checks.ts';
import { workClauses } from './work-clauses.ts';
import { type Work, workForm } from './work-form.ts';
import { workView } from './work-view.ts';

export const contractForWork = czechDocument<Work>({
  slug: 'contract-for-work',
  title: 'Contract for work in English and Czech',
  lead: 'For something made or done for a price, such as a website, a repair or a translation. In Czech it’s smlouva o dílo.',
  useWhen: 'Use it when you pay for a result, such as a website or a painted flat, rather than by the hour.',
  page: '/official-document-generator/contract/contract-for-work',
  form: workForm,
  checks: workChecks,
  clauses: workClauses,
  view: workView,
  sample: (today) => ({
    client: sampleCompany,
    contractor: sampleTrader,
    work: 'Website of a café (invented)',
    specification: 'A website of five pages in Czech and English, with a menu that the client can edit.',
    startOn: addDays(today, 7),
    finishBy: addDays(today, 67),
    handoverAt: 'https://cafe.example.com',
    price: 84_000,
    vat: 'none',
    dueDays: 14,
    account: '',
    clauses: {
      advance: true,
      cooperation: true,
      supervision: true,
      subcontractors: false,
      guarantee: true,
      licence: true,
      penalty: true,
      liability: false,
      confidentiality: false,
      personalData: true,
      writtenChanges: true,
    },
    advance: 24_000,
    cooperation: 'Texts and photographs within 10 days of signing',
    guaranteeMonths: 24,
    licence: 'exclusive',
    penaltyPercent: 0.05,
    penaltyMost: 20,
    place: 'Praha',
    signedOn: today,
    copies: 2,
  }),
});
