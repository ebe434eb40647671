import type { Sureness } from '../../legal-clock.ts';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

type Nationalities = { codes: ReadonlySet<string>; source: string; sureness: Sureness };

/** Citizenships that have rules of their own, by ISO 3166-1 alpha-2, with where the list was read. */
export const nationalities = {
  freeMovement: {
    codes: codes('AT BE BG CY DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK NO IS LI CH'),
    source: '326/1999 § 1(3): citizens of the EU, Norway, Iceland, Liechtenstein and Switzerland',
    sureness: 'stated',
  },
  freeAccess: {
    codes: codes('AU CA IL JP KR NZ SG GB US TW'),
    source: '158/2024, and § 98(u) of act 435/2004: no vacancy number, no test, no work permit',
    sureness: 'stated',
  },
  visaFree: {
    codes: codes(
      'AD AE AG AL AR AU BA BB BN BR BS CA CL CO CR DM FM GB GD GE GT HK HN IL JP KI KN KR LC MC MD ME MH MK MO MU MX MY NI NZ PA PE PW PY RS SB SC SG SM SV TL TO TT TV TW UA US UY VA VC VE WS XK',
    ),
    source: 'Regulation (EU) 2018/1806, annex II; Nauru waits for its agreement, Vanuatu is in annex I',
    sureness: 'stated',
  },
  anyEmbassy: {
    codes: codes(
      'AL AD AG AR AU BS BB VE BA BR BN KN GT HN CL IL JP CA KR CR MK MY MU MC NI NZ PA PY ME SV SM SC SG GB US MX RS VA TW UY HK MO',
    ),
    source: '429/2010, annex: 42 states and regions whose people file at any Czech embassy',
    sureness: 'stated',
  },
  inadmissible: {
    codes: codes('RU BY'),
    source: '55/2024 § 1: what they file at an embassy is inadmissible, with a second passport too',
    sureness: 'stated',
  },
  workingHoliday: {
    codes: codes('AU CA CL IL JP KR NZ PE TW'),
    source: 'frs.gov.cz and mzv.gov.cz, working holidays; Peru from 1 February 2026',
    sureness: 'unconfirmed',
  },
  digitalNomad: {
    codes: codes('AU BR CA GB IL IN JP KR MX NZ SG TW US'),
    source: 'Resolution of the government 475/2023 and what was added in 2025, by two independent pages',
    sureness: 'unconfirmed',
  },
} as const satisfies Record<string, Nationalities>;

/**
 * Until which age the programme of working holidays takes its people: the ministry of foreign affairs, table
 * of 3 April 2025 (mzv.gov.cz, Working Holiday); New Zealand by the consulate in Sydney. Those of Taiwan and Peru are
 * not read.
 */
export const workingHolidayAges: Readonly<Record<string, number>> = {
  AU: 26,
  CA: 35,
  CL: 30,
  IL: 30,
  JP: 30,
  KR: 30,
  NZ: 35,
};

/** How many applications an embassy takes a year, and how many of them outside programmes of the government. */
export type Quota = { embassy: string; all: number; open: number };

const quota = (embassy: string, all: number, open: number): Quota => ({ embassy, all, open });

/**
 * Long-term visas for business, by the state of the embassy (order 220/2019, annex 1, from 1 July 2026): `open` is what
 * its programmes leave. An embassy that is not here takes any number.
 */
export const businessQuotas: Readonly<Record<string, Quota>> = {
  NG: quota('Abuja', 12, 8),
  ET: quota('Addis Ababa', 12, 8),
  GH: quota('Accra', 12, 8),
  DZ: quota('Algiers', 12, 8),
  JO: quota('Amman', 12, 8),
  KZ: quota('Astana', 12, 8),
  IQ: quota('Baghdad and Erbil', 0, 0),
  AZ: quota('Baku', 12, 8),
  LB: quota('Beirut', 12, 8),
  RS: quota('Belgrade', 100, 90),
  SY: quota('Damascus', 0, 0),
  IN: quota('New Delhi', 48, 12),
  VN: quota('Hanoi', 0, 0),
  PK: quota('Islamabad', 0, 0),
  TR: quota('Ankara (Istanbul has as many)', 12, 6),
  AF: quota('Kabul', 0, 0),
  EG: quota('Cairo', 12, 8),
  MD: quota('Chişinău', 12, 8),
  UA: quota('Kyiv (Lviv has as many)', 24, 12),
  ZM: quota('Lusaka', 12, 8),
  BY: quota('Minsk', 24, 16),
  RU: quota('Moscow', 100, 50),
  KE: quota('Nairobi', 12, 8),
  KP: quota('Pyongyang', 0, 0),
  ZA: quota('Pretoria', 12, 8),
  MA: quota('Rabat', 12, 8),
  BA: quota('Sarajevo', 12, 8),
  MK: quota('Skopje', 12, 8),
  UZ: quota('Tashkent', 12, 8),
  GE: quota('Tbilisi', 12, 8),
  IR: quota('Tehran', 12, 8),
  TN: quota('Tunis', 12, 8),
  MN: quota('Ulaanbaatar', 12, 8),
};

/** Employee cards, by the state of the embassy (order 220/2019, annex 2, from 1 July 2026). */
export const cardQuotas: Readonly<Record<string, Quota>> = {
  NG: quota('Abuja', 80, 0),
  ET: quota('Addis Ababa', 80, 0),
  GH: quota('Accra', 80, 0),
  DZ: quota('Algiers', 80, 0),
  JO: quota('Amman', 80, 0),
  TR: quota('Ankara (Istanbul has as many)', 360, 200),
  KZ: quota('Astana', 580, 0),
  IQ: quota('Baghdad (Erbil has 60 more)', 80, 0),
  AZ: quota('Baku', 230, 150),
  TH: quota('Bangkok', 460, 140),
  LB: quota('Beirut', 80, 0),
  RS: quota('Belgrade', 2_460, 400),
  CO: quota('Bogotá', 280, 200),
  SN: quota('Dakar', 60, 0),
  SY: quota('Damascus', 60, 0),
  IN: quota('New Delhi', 1_560, 0),
  VN: quota('Hanoi', 200, 0),
  CU: quota('Havana', 130, 50),
  PK: quota('Islamabad', 80, 0),
  ID: quota('Jakarta', 1_150, 70),
  AM: quota('Yerevan', 700, 70),
  EG: quota('Cairo', 100, 0),
  MD: quota('Chişinău', 1_760, 100),
  UA: quota('Kyiv (Lviv has 11 500 more)', 1_600, 0),
  ZM: quota('Lusaka', 80, 0),
  PH: quota('Manila', 11_400, 100),
  BY: quota('Minsk', 2_200, 100),
  KE: quota('Nairobi', 80, 0),
  CN: quota('Beijing (Shanghai has 410 more)', 760, 360),
  KP: quota('Pyongyang', 0, 0),
  ZA: quota('Pretoria', 80, 0),
  MA: quota('Rabat', 80, 0),
  BA: quota('Sarajevo', 530, 450),
  MK: quota('Skopje', 580, 100),
  UZ: quota('Tashkent', 210, 70),
  GE: quota('Tbilisi', 750, 70),
  IR: quota('Tehran', 80, 0),
  TN: quota('Tunis', 80, 0),
  MN: quota('Ulaanbaatar', 3_250, 0),
};
