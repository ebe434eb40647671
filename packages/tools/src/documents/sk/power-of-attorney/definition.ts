import { addDays } from '@majak/law/dates';
import { slovakDocument } from '../slovak-document.ts';
import { type Attorney, attorneyForm } from './attorney-form.ts';
import { attorneyChecks } from './checks.ts';
import { attorneyView } from './view.ts';

export const powerOfAttorney = slovakDocument<Attorney>({
  slug: 'slovak-power-of-attorney',
  title: 'Power of attorney in English and Slovak',
  lead: 'Let somebody act for you at Slovak offices. Both languages are side by side, and you see what each office accepts and where you have to go yourself.',
  page: '/official-document-generator/slovak-power-of-attorney',
  form: attorneyForm,
  checks: attorneyChecks,
  view: attorneyView,
  sample: (today) => ({
    principal: {
      name: 'Alex Sample (invented)',
      bornOn: '1990-05-17',
      passport: 'X0000000',
      nationality: 'BR',
      street: 'Vymyslená 12/3',
      city: 'Bratislava',
      zip: '811 01',
      country: 'SK',
    },
    agent: {
      kind: 'person',
      name: 'Jana Vzorová (invented)',
      bornOn: '1985-02-03',
      ico: '',
      street: 'Neskutočná 1',
      city: 'Košice',
      zip: '040 01',
      country: 'SK',
    },
    powers: ['trade', 'tax', 'healthInsurance'],
    matter: '',
    substitution: false,
    from: today,
    ends: 'day',
    until: addDays(today, 365),
    place: 'Bratislava',
    signedOn: null,
  }),
});
