import { insurance as rules } from '@majak/law/cz/insurance';
import { czechCoverLaw } from '@majak/tools/insurance/cz/czech-cover-law';
import { withdrawalDays } from '@majak/tools/insurance/cz/withdrawal-days';
import type { SiteInsurance } from '../site.ts';
import { keptRecords } from './kept-records.ts';

/** Insurance at the Czech site. The intermediary is a sample: it stands in no register. */
export const insurance: SiteInsurance = {
  law: czechCoverLaw,
  withdrawalDays,
  records: {
    ...keptRecords(rules['cz.insurance.records.years']),
    unsoldYears: keptRecords(rules['cz.insurance.recordsUnsold.years']).years,
  },
  intermediary: {
    name: 'Majak Sample Agency s.r.o.',
    seat: 'Sample Embankment 1, 000 00 Praha',
    registrationNumber: '00000000',
    kind: 'Independent intermediary (samostatný zprostředkovatel), acting as an agent of the insurers named here, not for you.',
    register: {
      name: 'Register of the Czech National Bank',
      url: 'https://jerrs.cnb.cz/apljerrsdad/JERRS.WEB07.INTRO_PAGE?p_lang=en',
    },
    pay: 'The insurer pays us a commission that is part of the price. You pay us nothing on top.',
    holdings: 'We hold no share of over 10 % in any insurer, and no insurer holds one in us.',
    advice:
      'We recommend by what you told us you need, from the products compared here. They are not all there are on the market.',
    complaints: [
      'To us, in writing, at hello@majak.example: we answer within 30 days.',
      'To the supervisor: the Czech National Bank (Česká národní banka), Na Příkopě 28, Praha 1.',
      'Out of court: the Czech Trade Inspection Authority (Česká obchodní inspekce).',
    ],
    sample: true,
  },
};
