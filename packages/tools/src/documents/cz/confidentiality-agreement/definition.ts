import { czechDocument } from '../czech-document.ts';
import { sampleCompany, sampleTrader } from '../sample-parties.ts';
import { secrecyChecks } from './secrecy-checks.ts';
import { secrecyClauses } from './secrecy-clauses.ts';
import { type Secrecy, secrecyForm } from './secrecy-form.ts';
import { secrecyView } from './secrecy-view.ts';

export const confidentialityAgreement = czechDocument<Secrecy>({
  slug: 'confidentiality-agreement',
  title: 'Confidentiality agreement in English and Czech',
  lead: 'An NDA: before you show somebody your plans, prices or code. In Czech it’s dohoda o mlčenlivosti.',
  useWhen: 'Use it before you talk, when one or both of you will hear things that others shouldn’t.',
  page: '/official-document-generator/contract/confidentiality-agreement',
  form: secrecyForm,
  checks: secrecyChecks,
  clauses: secrecyClauses,
  view: secrecyView,
  sample: (today) => ({
    discloser: sampleCompany,
    recipient: sampleTrader,
    direction: 'both',
    purpose: 'Possible cooperation on a loyalty app (invented)',
    information:
      'Recipes and price lists of the café (invented)\nDesigns and source code of the app (invented)',
    years: 3,
    clauses: { helpers: true, return: true, penalty: true, personalData: true, writtenChanges: true },
    penaltyAmount: 50_000,
    place: 'Praha',
    signedOn: today,
    copies: 2,
  }),
});
