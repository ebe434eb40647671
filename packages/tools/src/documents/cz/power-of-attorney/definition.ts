import { addDays } from '@majak/law/dates';
import { czechDocument } from '../czech-document.ts';
import { type Attorney, attorneyForm } from './attorney-form.ts';
import { attorneyChecks } from './checks.ts';
import { attorneyView } from './view.ts';

export const powerOfAttorney = czechDocument<Attorney>({
  slug: 'power-of-attorney',
  title: 'Power of attorney in English and Czech',
  lead: 'Let somebody act for you at Czech offices. Both languages are side by side, and you see which signatures have to be verified and where.',
  page: '/official-document-generator/power-of-attorney',
  form: attorneyForm,
  checks: attorneyChecks,
  view: attorneyView,
  sample: (today) => ({
    principal: {
      name: 'Alex Sample (invented)',
      bornOn: '1990-05-17',
      passport: 'X0000000',
      nationality: 'BR',
      phone: '+420 000 000 000',
      street: 'Vymyšlená 12/3',
      city: 'Praha 1',
      zip: '110 00',
      country: 'CZ',
    },
    agent: {
      kind: 'person',
      name: 'Jana Vzorová (invented)',
      accusative: '',
      bornOn: '1985-02-03',
      ico: '',
      street: 'Smyšlená 1',
      city: 'Brno',
      zip: '602 00',
      country: 'CZ',
    },
    powers: ['residence', 'healthInsurance'],
    fileNumber: 'OAM-00000/DP-2026',
    proceedings: 'one',
    substitution: false,
    from: today,
    ends: 'day',
    until: addDays(today, 364),
    place: 'Praha',
    signedOn: null,
  }),
});
