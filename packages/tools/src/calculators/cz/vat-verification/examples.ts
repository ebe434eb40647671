import type { Example } from '../../../calculator/example.ts';
import { worked } from './worked.ts';

/** Worked examples published elsewhere, with their addresses. */
export const examples: readonly Example[] = [
  ...worked,
  {
    name: 'Czech company, with a space',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ 25123891' },
    expect: { country: 'CZ', formatValid: true, checksumValid: true },
    source: {
      title: 'stdnum 1.11.3: src/cz/dic.spec.ts',
      url: 'https://app.unpkg.com/stdnum@1.11.3/files/src/cz/dic.spec.ts',
    },
  },
  {
    name: 'Czech company, wrong check digit',
    on: '2026-08-01',
    answers: { vatNumber: '25123890' },
    expect: { country: 'CZ', formatValid: true, checksumValid: false },
    source: {
      title: 'python-stdnum: stdnum/cz/dic.py',
      url: 'https://github.com/arthurdejong/python-stdnum/blob/006192e59be8ed6e08fd680256868a6c31eb2ba9/stdnum/cz/dic.py',
    },
  },
  {
    name: 'Czech number with seven digits',
    on: '2026-08-01',
    answers: { vatNumber: '1234567' },
    expect: { formatValid: false },
    source: {
      title: 'stdnum 1.11.3: src/cz/dic.spec.ts',
      url: 'https://app.unpkg.com/stdnum@1.11.3/files/src/cz/dic.spec.ts',
    },
  },
  {
    name: 'Czech company',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ46505334' },
    expect: { country: 'CZ', formatValid: true, checksumValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorCZTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorCZTest.php',
    },
  },
  {
    name: 'Czech company, last digit changed',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ46505333' },
    expect: { country: 'CZ', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorCZTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorCZTest.php',
    },
  },
  {
    name: 'Czech company, first digit changed to 9',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ96505334' },
    expect: { checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorCZTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorCZTest.php',
    },
  },
  {
    name: 'Czech person, ten digits',
    on: '2026-08-01',
    answers: { vatNumber: '7103192745' },
    expect: { country: 'CZ', formatValid: true, checksumValid: true },
    source: {
      title: 'python-stdnum: stdnum/cz/dic.py',
      url: 'https://github.com/arthurdejong/python-stdnum/blob/006192e59be8ed6e08fd680256868a6c31eb2ba9/stdnum/cz/dic.py',
    },
  },
  {
    name: 'Czech person, ten digits, last digit changed',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ7103192743' },
    expect: { country: 'CZ', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorCZTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorCZTest.php',
    },
  },
  {
    name: 'Czech special number with nine digits beginning with 6',
    on: '2026-08-01',
    answers: { vatNumber: '640903926' },
    expect: { country: 'CZ', formatValid: true, checksumValid: true },
    source: {
      title: 'python-stdnum: stdnum/cz/dic.py',
      url: 'https://github.com/arthurdejong/python-stdnum/blob/006192e59be8ed6e08fd680256868a6c31eb2ba9/stdnum/cz/dic.py',
    },
  },
  {
    name: 'Czech special number, last digit changed',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ640903927' },
    expect: { country: 'CZ', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorCZTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorCZTest.php',
    },
  },
  {
    name: 'Czech special number that ends in 8',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ 682127228' },
    expect: { country: 'CZ', formatValid: true, checksumValid: true },
    source: {
      title: 'Czech VAT number marked as invalid, but OK in VIES (python-stdnum, issue 51)',
      url: 'https://github.com/arthurdejong/python-stdnum/issues/51',
    },
  },
  {
    name: 'Czech special number that a library refused',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ687836437' },
    expect: { country: 'CZ', formatValid: true, checksumValid: true },
    source: {
      title: 'cz/dic rejects valid Czech VAT (stdnum-js, issue 164)',
      url: 'https://github.com/koblas/stdnum-js/issues/164',
    },
  },
  {
    name: 'Czech VAT group',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ699004237' },
    expect: { country: 'CZ', formatValid: true, checksumValid: true },
    source: {
      title: 'Czech VAT IDs may be longer than 8 digits (DragonBe/vies, issue 30)',
      url: 'https://github.com/DragonBe/vies/issues/30',
    },
  },
  {
    name: 'Czech person, nine digits without a check digit',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ395601439' },
    expect: { country: 'CZ', formatValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorCZTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorCZTest.php',
    },
  },
  {
    name: 'Czech number with four digits',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ1234' },
    expect: { country: 'CZ', formatValid: false },
    source: {
      title: 'Czech Republic: validation of tax registration numbers (docs.oracle.com)',
      url: 'https://docs.oracle.com/en/cloud/saas/financials/24a/faitx/czech-republic.html',
    },
  },
  {
    name: 'Czech number with thirteen digits',
    on: '2026-08-01',
    answers: { vatNumber: 'CZ1234567894543' },
    expect: { country: 'CZ', formatValid: false },
    source: {
      title: 'Czech Republic: validation of tax registration numbers (docs.oracle.com)',
      url: 'https://docs.oracle.com/en/cloud/saas/financials/24a/faitx/czech-republic.html',
    },
  },
  {
    name: 'Eight digits without a country',
    on: '2026-08-01',
    answers: { vatNumber: '12345678' },
    expect: { formatValid: false },
    source: {
      title: 'myucto: ViesLookupVatFormatTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Action/ViesLookupVatFormatTest.php',
    },
    differs: {
      formatValid: {
        ours: true,
        why: 'The source wants a country prefix; digits alone are read here as a Czech number.',
      },
    },
  },
  {
    name: 'Slovak company',
    on: '2026-08-01',
    answers: { vatNumber: 'SK4030000007' },
    expect: { country: 'SK', formatValid: true, checksumValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorSKTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorSKTest.php',
    },
  },
  {
    name: 'Slovak company, last digit changed',
    on: '2026-08-01',
    answers: { vatNumber: 'SK4030000006' },
    expect: { country: 'SK', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorSKTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorSKTest.php',
    },
  },
  {
    name: 'German company',
    on: '2026-08-01',
    answers: { vatNumber: 'DE111111125' },
    expect: { country: 'DE', formatValid: true, checksumValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorDETest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorDETest.php',
    },
  },
  {
    name: 'German company, last digit changed',
    on: '2026-08-01',
    answers: { vatNumber: 'DE111111124' },
    expect: { country: 'DE', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorDETest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorDETest.php',
    },
  },
  {
    name: 'German number with seven digits',
    on: '2026-08-01',
    answers: { vatNumber: 'DE1234567' },
    expect: { country: 'DE', formatValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorDETest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorDETest.php',
    },
  },
  {
    name: 'Austrian company',
    on: '2026-08-01',
    answers: { vatNumber: 'ATU10223006' },
    expect: { country: 'AT', formatValid: true, checksumValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorATTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorATTest.php',
    },
  },
  {
    name: 'Austrian company, last digit changed',
    on: '2026-08-01',
    answers: { vatNumber: 'ATU10223005' },
    expect: { country: 'AT', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorATTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorATTest.php',
    },
  },
  {
    name: 'Polish company',
    on: '2026-08-01',
    answers: { vatNumber: 'PL5260001246' },
    expect: { country: 'PL', formatValid: true, checksumValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorPLTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorPLTest.php',
    },
  },
  {
    name: 'Polish number, wrong check digit',
    on: '2026-08-01',
    answers: { vatNumber: 'PL1212121212' },
    expect: { country: 'PL', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorPLTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorPLTest.php',
    },
  },
  {
    name: 'Dutch company',
    on: '2026-08-01',
    answers: { vatNumber: 'NL010000446B01' },
    expect: { country: 'NL', formatValid: true, checksumValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorNLTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorNLTest.php',
    },
  },
  {
    name: 'Dutch sole trader by the rule of 2020',
    on: '2026-08-01',
    answers: { vatNumber: 'NL002342672B42' },
    expect: { country: 'NL', formatValid: true, checksumValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorNLTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorNLTest.php',
    },
  },
  {
    name: 'Dutch number, wrong check digit',
    on: '2026-08-01',
    answers: { vatNumber: 'NL010000436B01' },
    expect: { country: 'NL', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorNLTest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorNLTest.php',
    },
  },
  {
    name: 'Dutch number with letters after it',
    on: '2026-08-01',
    answers: { vatNumber: 'NL123456789B01XYZ' },
    expect: { formatValid: false },
    source: {
      title: 'myucto: ViesLookupVatFormatTest.php',
      url: 'https://github.com/radekhulan/myucto/blob/a23880f64ca03173bbe8e4456bbf19d316ffd0a1/api/tests/Unit/Action/ViesLookupVatFormatTest.php',
    },
  },
  {
    name: 'Belgian company',
    on: '2026-08-01',
    answers: { vatNumber: 'BE0417710407' },
    expect: { country: 'BE', formatValid: true, checksumValid: true },
    source: {
      title: 'DragonBe/vies: ValidatorBETest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorBETest.php',
    },
  },
  {
    name: 'Belgian company, wrong check digits',
    on: '2026-08-01',
    answers: { vatNumber: 'BE0776091952' },
    expect: { country: 'BE', formatValid: true, checksumValid: false },
    source: {
      title: 'DragonBe/vies: ValidatorBETest.php',
      url: 'https://github.com/DragonBe/vies/blob/d9193cbaba7e2faefbdc228fb1bf5670f20acf30/tests/Vies/Validator/ValidatorBETest.php',
    },
  },
];
