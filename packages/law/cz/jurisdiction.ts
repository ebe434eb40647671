import type { Jurisdiction } from '../jurisdiction.ts';
import { companyNumber } from './company-number.ts';
import { isPublicHoliday } from './holidays.ts';
import { officeRegister } from './office-register.ts';

export const czechia: Jurisdiction = {
  code: 'cz',
  name: 'Czechia',
  inText: 'the Czech Republic',
  adjective: 'Czech',
  language: {
    name: 'Czech',
    code: 'cs',
    onPapers: { yes: 'ano', no: 'ne', extraSheet: 'Příloha', stateless: 'bez státní příslušnosti' },
  },
  currency: 'CZK',
  timeZone: 'Europe/Prague',
  isPublicHoliday,
  officeRegister,
  companyNumber,
  companyRegister: 'https://ares.gov.cz',
};
