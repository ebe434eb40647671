import type { Jurisdiction } from '../jurisdiction.ts';

export const slovakia: Jurisdiction = {
  code: 'sk',
  name: 'Slovakia',
  inText: 'Slovakia',
  adjective: 'Slovak',
  language: {
    name: 'Slovak',
    code: 'sk',
    onPapers: { yes: 'áno', no: 'nie', extraSheet: 'Príloha', stateless: 'bez štátnej príslušnosti' },
  },
  currency: 'EUR',
  timeZone: 'Europe/Bratislava',
};
