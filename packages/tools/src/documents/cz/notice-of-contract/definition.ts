import { czechDocument } from '../czech-document.ts';
import { sampleTrader } from '../sample-parties.ts';
import { contractNoticeChecks } from './contract-notice-checks.ts';
import { type ContractNotice, contractNoticeForm } from './contract-notice-form.ts';
import { contractNoticeView } from './contract-notice-view.ts';

export const noticeOfContract = czechDocument<ContractNotice>({
  slug: 'notice-of-contract',
  title: 'Notice to end a contract, in English and Czech',
  lead: 'For a contract for services with a client or a provider. It says why you can end it, when it ends and what that could cost.',
  page: '/official-document-generator/notice-of-contract',
  form: contractNoticeForm,
  checks: contractNoticeChecks,
  view: contractNoticeView,
  sample: (today) => ({
    writer: sampleTrader,
    other: 'Vzorová kavárna s.r.o. (invented), Vymyšlená 12/3, Praha 1, IČO 12345679',
    contract: 'Smlouva o poskytování služeb (invented)',
    contractOn: '2024-02-29',
    isWork: false,
    way: 'ongoing',
    reason: '',
    deliveredOn: today,
    place: 'Brno',
    signedOn: today,
  }),
});
