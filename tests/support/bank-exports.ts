/** Texts of code page 1250, for the letters that are used here. */
const codePage: Readonly<Record<string, number>> = {
  á: 0xe1,
  č: 0xe8,
  ď: 0xef,
  é: 0xe9,
  ě: 0xec,
  í: 0xed,
  ň: 0xf2,
  ó: 0xf3,
  ř: 0xf8,
  š: 0x9a,
  ť: 0x9d,
  ú: 0xfa,
  ů: 0xf9,
  ý: 0xfd,
  ž: 0x9e,
  Á: 0xc1,
  Č: 0xc8,
  Í: 0xcd,
  Ú: 0xda,
  Ž: 0x8e,
  '\u00a0': 0xa0,
};
/** Bytes as older exports have them. */
export const cp1250 = (text: string) =>
  Uint8Array.from([...text], (letter) => codePage[letter] ?? letter.charCodeAt(0));
export const utf8 = (text: string) => new TextEncoder().encode(text);
const rows = (count: number) => Array.from({ length: count }, (_, at) => `Info ${at}`);

/** An export of each bank, with one payment of 12 500 CZK by the symbol 1234567890, and one that left. */
export const bankExports: readonly [bank: string, bytes: Uint8Array][] = [
  [
    'Fio',
    utf8(
      '\ufeff"Výpis"\n\n"ID pohybu";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"VS";"Zpráva pro příjemce";"Poznámka";"Poznámka"\n' +
        '"1001";"20.11.2026";"12 500,00";"CZK";"1000000005";"Ana Sample";"0800";"1234567890";"Order";"x";"y"\n' +
        '"1002";"21.11.2026";"-1 290,00";"CZK";"";"";"";"";"";"";""\n',
    ),
  ],
  [
    'Komerční banka',
    cp1250(
      `${rows(17).join('\r\n')}\r\nDatum splatnosti;Datum odepsání z jiné banky;Protiúčet a\u00a0kód banky;Název protiúčtu;Částka;Originální částka;VS;KS;SS;Identifikace transakce;Systémový popis;Popis příkazce;Popis pro příjemce\r\n` +
        '20.11.2026;;1000000005/0800;Ana Sample;+12500,00;;1234567890;;;A1;Úhrada;;Order\r\n' +
        '21.11.2026;;;;-1290,00;;;;;A2;Úhrada;;\r\n',
    ),
  ],
  [
    'ČSOB',
    utf8(
      '\ufeffVýpis\n\nčíslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka\n' +
        '19-2000145399;20.11.2026;12500;CZK;0;1000000005;0800;Ana Sample;;1234567890;;Úhrada;77;Order\n' +
        '19-2000145399;21.11.2026;-1290,0;CZK;0;;;;;;;Úhrada;78;\n',
    ),
  ],
  [
    'ČSOB',
    cp1250(
      'Výpis\n\nčíslo účtu;datum zaúčtování;částka;měna;číslo účtu protistrany;jméno protistrany;variabilní symbol;zpráva;kategorie\n' +
        '19-2000145399;20.11.2026;12500,00;CZK;1000000005/0800;Ana Sample;1234567890;Order;Příchozí\n' +
        '19-2000145399;21.11.2026;-1290,00;CZK;;;;;Odchozí\n',
    ),
  ],
  [
    'mBank',
    cp1250(
      'mBank\n#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce;#Účetní zůstatek po transakci\n' +
        '19-11-2026;20-11-2026;"PŘÍCHOZÍ";"Order";"Ana Sample";\'1000000005/0800\';;1234567890;;12 500,00;20 000,00\n' +
        '21-11-2026;21-11-2026;"ODCHOZI";;;;;;;-1 290,00;18 710,00\n;;;;;;;;;#Konečný zůstatek:;18 710,00\n',
    ),
  ],
  [
    'Raiffeisenbank',
    utf8(
      'Datum provedení;Datum zaúčtování;Číslo účtu;Název účtu;Kategorie transakce;Číslo protiúčtu;Název protiúčtu;Typ transakce;Zpráva;Poznámka;VS;KS;SS;Zaúčtovaná částka;Měna účtu;Id transakce\n' +
        '20.11.2026;20.11.2026;1;Agency;Platba;1000000005/0800;Ana Sample;Úhrada;Order;;1234567890;;;12 500,00;CZK;55\n' +
        '21.11.2026;21.11.2026;1;Agency;Platba;;;Úhrada;;;;;;-1 290,00;CZK;56\n',
    ),
  ],
  [
    'Air Bank',
    utf8(
      'Datum provedení;Směr úhrady;Typ úhrady;Částka v měně účtu;Název protistrany;Číslo účtu protistrany;Variabilní symbol;Zpráva pro příjemce\n' +
        '20/11/2026;Příchozí;Úhrada;12 500,00;Ana Sample;1000000005/0800;0001234567890;Order\n' +
        '21/11/2026;Odchozí;Úhrada;1 290,00;;;;\n',
    ),
  ],
  [
    'Česká spořitelna',
    cp1250(
      'Datum zaúčtování,Datum provedení,Částka,Měna,Název protistrany,Číslo účtu protistrany,Zpráva pro příjemce,Poznámka\n' +
        '20.11.2026,20.11.2026,"12 500,00",CZK,Ana Sample,1000000005/0800,VS: 1234567890,\n' +
        '21.11.2026,21.11.2026,"-1 290,00",CZK,,,,\n',
    ),
  ],
  [
    'Moneta',
    utf8(
      'Číslo účtu;Datum zaúčtování;Datum provedení;Částka;Měna;Číslo protiúčtu;Název protiúčtu;Popis transakce;Zpráva pro příjemce;Variabilní symbol\n' +
        '1;20.11.2026;20.11.2026;12500,00;CZK;1000000005/0800;Ana Sample;Úhrada;Order;1234567890\n' +
        '1;21.11.2026;21.11.2026;-1290,00;CZK;;;Úhrada;;\n',
    ),
  ],
];
