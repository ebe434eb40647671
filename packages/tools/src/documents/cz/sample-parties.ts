import type { Party } from './party-fields.ts';

/** A company that doesn’t exist, for samples of documents. */
export const sampleCompany: Party = {
  kind: 'company',
  name: 'Vzorová kavárna s.r.o. (invented)',
  ico: '12345679',
  street: 'Vymyšlená 12/3',
  city: 'Praha 1',
  zip: '110 00',
  country: 'CZ',
  register: 'Městský soud v Praze, C 00000',
  actsBy: 'Jana Vzorová, jednatelka',
};

/** A freelancer who doesn’t exist. */
export const sampleTrader: Party = {
  kind: 'trader',
  name: 'Alex Sample (invented)',
  sex: 'male',
  ico: '87654326',
  street: 'Smyšlená 1',
  city: 'Brno',
  zip: '602 00',
  country: 'CZ',
  register: '',
};

/** A person who doesn’t exist. */
export const samplePerson: Party = {
  kind: 'person',
  name: 'Maria Sample (invented)',
  bornOn: '1994-08-09',
  sex: 'female',
  street: 'Neexistující 7',
  city: 'Olomouc',
  zip: '779 00',
  country: 'CZ',
  register: '',
};
