import type { Jurisdiction } from '@majak/law/jurisdiction';

/** A country out of a novel. Its codes are among those that ISO 3166, 639 and 4217 leave to users. */
export const ruritania: Jurisdiction = {
  code: 'xr',
  name: 'Ruritania',
  inText: 'Ruritania',
  adjective: 'Ruritanian',
  language: {
    name: 'Ruritanian',
    code: 'qrr',
    onPapers: { yes: 'ja', no: 'nein', extraSheet: 'Beilage', stateless: 'staatenlos' },
  },
  currency: 'XRC',
  timeZone: 'Europe/Vienna',
};
