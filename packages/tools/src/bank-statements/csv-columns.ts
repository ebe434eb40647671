/** What is read of a row. */
export type CsvColumn =
  | 'on'
  | 'amount'
  | 'currency'
  | 'symbol'
  | 'name'
  | 'account'
  | 'code'
  | 'own'
  | 'message'
  | 'id'
  | 'direction';

/** How banks head each column, the one that is taken before others first. Source: exports of the banks, and parsers of them. */
export const csvColumns: Readonly<Record<CsvColumn, readonly string[]>> = {
  on: [
    'datum zaúčtování',
    'datum zaúčtování transakce',
    'datum provedení',
    'datum',
    'datum splatnosti',
    'datum uskutečnění transakce',
    'odesláno',
    'splatnost',
  ],
  amount: ['zaúčtovaná částka', 'částka v měně účtu', 'částka transakce', 'částka', 'objem'],
  currency: ['měna účtu', 'měna'],
  symbol: ['vs', 'variabilní symbol'],
  name: [
    'název protiúčtu',
    'jméno protistrany',
    'název protistrany',
    'název účtu protiúčtu',
    'název účtu příjemce',
    'plátce/příjemce',
  ],
  account: [
    'protiúčet',
    'protiúčet a kód banky',
    'číslo protiúčtu',
    'číslo účtu protistrany',
    'číslo účtu protiúčtu',
    'číslo účtu plátce/příjemce',
  ],
  code: ['kód banky', 'kód banky protiúčtu', 'bankovní kód protiúčtu', 'banka protiúčtu'],
  own: ['číslo účtu', 'číslo účtu vlastníka'],
  message: ['zpráva pro příjemce', 'popis pro příjemce', 'zpráva', 'poznámka'],
  id: [
    'id operace',
    'id pohybu',
    'id transakce',
    'identifikace transakce',
    'referenční číslo',
    'bankovní reference',
  ],
  direction: ['směr úhrady', 'směr platby'],
};

/** By which columns a bank's export is known from others. */
export const csvBanks: readonly (readonly [bank: string, marks: readonly string[]])[] = [
  ['Fio', ['objem', 'protiúčet']],
  ['Komerční banka', ['protiúčet a kód banky', 'systémový popis']],
  ['mBank', ['částka transakce', 'plátce/příjemce']],
  ['Raiffeisenbank', ['zaúčtovaná částka', 'číslo protiúčtu']],
  ['Air Bank', ['směr úhrady', 'částka v měně účtu']],
  ['Air Bank', ['směr platby', 'částka v měně účtu']],
  ['ČSOB', ['číslo účtu protiúčtu', 'označení operace']],
  ['ČSOB', ['jméno protistrany', 'kategorie']],
  ['Česká spořitelna', ['název protistrany', 'číslo účtu protistrany']],
  ['Česká spořitelna', ['název účtu vlastníka', 'bankovní kód protiúčtu']],
  ['Moneta', ['číslo protiúčtu', 'popis transakce']],
  ['Moneta', ['banka protiúčtu', 'odesláno']],
];
