import type { Office, Place } from '../legal-clock.ts';

const language = 'cs';
const residence = (section: string): Place => ({ act: '326/1999 Sb.', section });

/** The ministry that decides on stays. @param section Where act 326/1999 says that it decides on this one. */
export const ministry = (section: string) =>
  ({
    name: 'Ministry of the Interior, Department for Asylum and Migration Policy',
    officialName: 'Ministerstvo vnitra, odbor azylové a migrační politiky',
    language,
    dataBox: '6bnaawp',
    places: [residence(section)],
  }) as const satisfies Office;

/** What is above the ministry where it decides on stays first. */
export const commission = {
  name: 'Commission for Decision-making in Matters of the Residence of Foreign Nationals',
  officialName: 'Komise pro rozhodování ve věcech pobytu cizinců',
  language,
  dataBox: 'b78xtfa',
  places: [residence('§ 170a(1)')],
} as const satisfies Office;

/** Who is above the ministry where act 326/1999 leaves the Commission out. */
export const minister = {
  name: 'Minister of the Interior',
  officialName: 'ministr vnitra',
  language,
  places: [residence('§ 170d(2)'), { act: '500/2004 Sb.', section: '§ 178(2)' }],
} as const satisfies Office;
