import { addDays, type Day } from '@majak/law/dates';
import { czechDocument } from '../czech-document.ts';
import { type Accommodation, accommodationForm } from './accommodation-form.ts';
import { accommodationChecks } from './checks.ts';
import { accommodationView } from './view.ts';

const sample = (today: Day): Accommodation => ({
  purpose: 'residence',
  filedAt: 'here',
  provider: {
    kind: 'person',
    name: 'Jana Vzorová (invented)',
    bornOn: '1975-04-12',
    sex: 'female',
    document: '000000000',
    street: 'Smyšlená 1',
    city: 'Brno',
    zip: '602 00',
    country: 'CZ',
  },
  relation: 'owner',
  paid: true,
  foreigners: [
    {
      firstName: 'Alex',
      surname: 'Sample (invented)',
      sex: 'male',
      bornOn: '1990-05-17',
      nationality: 'BR',
      passport: 'X0000000',
      passportUntil: addDays(today, 1000),
    },
    {
      firstName: 'Maria',
      surname: 'Sample (invented)',
      sex: 'female',
      bornOn: '1992-02-29',
      nationality: 'BR',
      passport: 'X0000001',
      passportUntil: addDays(today, 1000),
    },
  ],
  others: 0,
  unit: {
    kind: 'flat',
    number: '12/7',
    floor: '3',
    street: 'Vymyšlená',
    house: '12/3',
    city: 'Praha 1',
    zip: '110 00',
    cadastre: 'Vymyšlené Město',
    deed: '0000',
    use: 'housing',
    area: 42.5,
  },
  from: today,
  ends: 'day',
  until: addDays(today, 730),
  stayUntil: addDays(today, 730),
  place: 'Praha',
  signedOn: null,
});

export const proofOfAccommodation = czechDocument<Accommodation>({
  slug: 'proof-of-accommodation',
  title: 'Proof of accommodation, in English and Czech',
  lead: 'The doklad o zajištění ubytování: fill it in, see what the office checks, and print it for the person who signs it.',
  page: '/doklad',
  form: accommodationForm,
  checks: accommodationChecks,
  view: accommodationView,
  sample,
});
