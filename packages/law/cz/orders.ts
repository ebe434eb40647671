import type { Day } from '../dates.ts';
import { dayInWords } from '../day-in-words.ts';
import { type CitableSource, sourceReadOn } from '../source.ts';

type Made = { by: 'Government order' | 'Notice'; of: Day; about: string; readOn?: Day };

/** An order or a notice by its number and the day it was made, which is the day of its only wording. */
const made = (
  cited: `${number}/${number}`,
  { by, of, about, readOn = '2026-11-23' }: Made,
): CitableSource => {
  const [number, year] = cited.split('/');
  return sourceReadOn({
    kind: 'order',
    title: `${by} ${cited} of ${dayInWords(of)}, ${about}`,
    url: `https://e-sbirka.gov.cz/eli/cz/sb/${year}/${number}`,
    readOn,
  });
};

// The general assessment base and its coefficient: the average wage is their product.
export const order290 = made('290/2022', {
  by: 'Government order',
  of: '2022-09-26',
  about: 'general assessment base of 2021 and its coefficient',
});
export const order286 = made('286/2023', {
  by: 'Government order',
  of: '2023-09-13',
  about: 'general assessment base of 2022 and its coefficient',
});
export const order282 = made('282/2024', {
  by: 'Government order',
  of: '2024-09-18',
  about: 'general assessment base of 2023 and its coefficient',
});
export const order365 = made('365/2025', {
  by: 'Government order',
  of: '2025-09-24',
  about: 'general assessment base of 2024 and its coefficient',
});
export const order177 = made('177/2026', {
  by: 'Government order',
  of: '2026-09-21',
  about: 'general assessment base of 2025 and its coefficient',
});

// The minimum wage.
export const order465 = made('465/2022', {
  by: 'Government order',
  of: '2022-12-21',
  about: 'minimum wage of 2023',
});
export const order396 = made('396/2023', {
  by: 'Government order',
  of: '2023-12-13',
  about: 'minimum wage of 2024',
});
export const notice286 = made('286/2024', { by: 'Notice', of: '2024-09-23', about: 'minimum wage of 2025' });
export const notice356 = made('356/2025', { by: 'Notice', of: '2025-09-16', about: 'minimum wage of 2026' });
export const notice171 = made('171/2026', { by: 'Notice', of: '2026-09-23', about: 'minimum wage of 2027' });

// Thresholds and limits of sickness insurance.
export const notice319 = made('319/2022', {
  by: 'Notice',
  of: '2022-10-19',
  about: 'reduction thresholds of 2023',
});
export const notice313 = made('313/2023', {
  by: 'Notice',
  of: '2023-10-10',
  about: 'reduction thresholds of 2024',
});
export const notice307 = made('307/2024', {
  by: 'Notice',
  of: '2024-10-17',
  about: 'reduction thresholds of 2025',
});
export const notice397 = made('397/2025', {
  by: 'Notice',
  of: '2025-10-08',
  about: 'reduction thresholds of 2026',
});
export const notice308 = made('308/2024', {
  by: 'Notice',
  of: '2024-10-17',
  about: 'income from which employees are insured, from 2025',
});
export const notice396 = made('396/2025', {
  by: 'Notice',
  of: '2025-10-08',
  about: 'income from which a DPP is insured, from 2026',
});

// Rents that count towards the income a residence permit asks for.
export const notice526 = made('526/2025', {
  by: 'Notice',
  of: '2025-12-11',
  about: 'normative rents of 2026',
});
export const notice169 = made('169/2026', {
  by: 'Notice',
  of: '2026-09-22',
  about: 'normative rents of October to December 2026, by district',
  readOn: '2026-11-28',
});
