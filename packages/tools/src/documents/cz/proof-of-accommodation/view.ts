import {
  addressIn,
  countryIn,
  type DocumentPart,
  dayIn,
  inEach,
  line,
  longBlank,
  type Row,
  row,
  shortBlank,
  type TwoLanguages,
} from '../../two-language-view.ts';
import type { Accommodation } from './accommodation-form.ts';
import { relationWords, unitWords, useWords } from './accommodation-words.ts';

/** Two things on one line. */
const joined = (one: Row, other: Row): Row => ({
  style: 'fact',
  en: [...one.en, '; ', ...other.en],
  cs: [...one.cs, '; ', ...other.cs],
});
const withFloor = (unit: Row, floor: string): Row =>
  floor ? joined(unit, line({ en: 'floor', cs: 'podlaží' }, [floor, floor])) : unit;
const same = (text: string): [string, string] => [text, text];

function providerPart({ provider, relation }: Accommodation): DocumentPart {
  const company = provider.kind === 'company';
  const right = relationWords[relation];
  return {
    heading: { en: 'Accommodation provider', cs: 'Osoba zajišťující ubytování' },
    rows: [
      line({ en: 'Name', cs: company ? 'Název' : 'Jméno a příjmení' }, inEach(provider.name, longBlank)),
      ...(company ? companyRows(provider) : personRows(provider)),
      line(
        company ? { en: 'Seat', cs: 'Sídlo' } : { en: 'Address', cs: 'Trvalý pobyt' },
        addressIn(provider),
      ),
      line({ en: 'Right to the flat or house', cs: 'Právní vztah k bytu nebo domu' }, [right.en, right.cs]),
    ],
  };
}

type Provider = Accommodation['provider'];
const personRows = ({ bornOn, document }: Provider): Row[] => [
  line({ en: 'Born on', cs: 'Datum narození' }, dayIn(bornOn)),
  line({ en: 'Identity card or passport', cs: 'Číslo dokladu totožnosti' }, inEach(document, shortBlank)),
];
const companyRows = (provider: Provider): Row[] => [
  line({ en: 'Company number', cs: 'IČO' }, inEach(provider.ico, shortBlank)),
  line({ en: 'Represented by', cs: 'Zastupuje' }, inEach(provider.acting, longBlank)),
  line({ en: 'Function', cs: 'Funkce' }, inEach(provider.function, shortBlank)),
];

const foreignerParts = ({ foreigners }: Accommodation): DocumentPart[] =>
  foreigners.map(({ name, bornOn, nationality, passport }, at): DocumentPart => {
    const number = foreigners.length > 1 ? ` ${at + 1}` : '';
    return {
      heading: { en: `Foreigner${number}`, cs: `Cizinec${number}` },
      rows: [
        line({ en: 'Name', cs: 'Jméno a příjmení' }, inEach(name, longBlank)),
        line({ en: 'Born on', cs: 'Datum narození' }, dayIn(bornOn)),
        line({ en: 'Citizenship', cs: 'Státní občanství' }, countryIn(nationality)),
        line({ en: 'Passport', cs: 'Číslo cestovního dokladu' }, inEach(passport, shortBlank)),
      ],
    };
  });

function unitPart(given: Accommodation): DocumentPart {
  const { unit, foreigners, others, purpose, employer, price } = given;
  const { en, cs } = useWords[unit.use];
  const street = [unit.street, unit.house].filter(Boolean).join(' ');
  const persons = String(foreigners.length + others);
  const priced = purpose === 'seasonal' && employer;
  return {
    heading: { en: 'Where', cs: 'Místo ubytování' },
    rows: [
      unit.kind === 'house'
        ? row([unitWords.house.en], [unitWords.house.cs])
        : withFloor(line(unitWords[unit.kind], inEach(unit.number, shortBlank)), unit.floor),
      line(
        { en: 'Street and house number', cs: 'Ulice a číslo domu' },
        inEach(unit.house && street, longBlank),
      ),
      joined(
        line({ en: 'Postcode', cs: 'PSČ' }, inEach(unit.zip, shortBlank / 2)),
        line({ en: 'town', cs: 'obec' }, inEach(unit.city, shortBlank)),
      ),
      ...registerRows(unit),
      line({ en: 'The building is meant for', cs: 'Stavba je určena pro účel' }, [en, cs]),
      joined(
        line({ en: 'Floor area', cs: 'Podlahová plocha' }, metresIn(unit.area)),
        line({ en: 'persons who live there', cs: 'ubytovaných osob' }, same(persons)),
      ),
      ...(priced ? [priceRow(price)] : []),
    ],
  };
}

type Unit = Accommodation['unit'];
const metresIn = (area: Unit['area']) =>
  inEach(
    area === null ? null : String(area),
    shortBlank / 2,
    (text) => `${text} m²`,
    (text) => `${text.replace('.', ',')} m²`,
  );

function registerRows({ cadastre, deed }: Unit): Row[] {
  const area = line({ en: 'Cadastral area', cs: 'Katastrální území' }, same(cadastre));
  const title = line({ en: 'Title deed', cs: 'LV č.' }, same(deed));
  if (cadastre && deed) return [joined(area, title)];
  return [...(cadastre ? [area] : []), ...(deed ? [title] : [])];
}

const priceRow = (price: number | null | undefined): Row =>
  line(
    { en: 'Price', cs: 'Úplata' },
    price === 0
      ? ['free of charge', 'bezúplatně']
      : inEach(
          price ? String(price) : null,
          shortBlank,
          (sum) => `${sum} CZK a month`,
          (sum) => `${sum} Kč měsíčně`,
        ),
  );

function periodPart({ from, until, foreigners }: Accommodation): DocumentPart {
  const [fromEn, fromCs] = dayIn(from);
  const [untilEn, untilCs] = until ? dayIn(until) : ['', ''];
  const many = foreigners.length > 1;
  return {
    heading: { en: 'How long', cs: 'Doba ubytování' },
    rows: [
      row(
        ['From ', fromEn, ...(until ? [' to ', untilEn, '.'] : [' for an unlimited period.'])],
        ['Od ', fromCs, ...(until ? [' do ', untilCs, '.'] : [' na dobu neurčitou.'])],
      ),
      row(
        [
          `I confirm that accommodation is arranged for the foreigner${many ? 's' : ''} above at this address for this period, and I consent to it. The information is true; I know that an untrue confirmation has legal consequences.`,
        ],
        [
          `Potvrzuji, že ${many ? 'výše uvedeným cizincům' : 'výše uvedenému cizinci'} je na této adrese a po tuto dobu zajištěno ubytování, a s ubytováním souhlasím. Údaje jsou pravdivé; beru na vědomí právní následky nepravdivého potvrzení.`,
        ],
      ),
    ],
  };
}

const byLaw: DocumentPart = {
  rows: [
    row(
      ['under Act No. 326/1999 Sb., on the Residence of Foreign Nationals in the Czech Republic'],
      ['podle zákona č. 326/1999 Sb., o pobytu cizinců na území České republiky'],
    ),
  ],
};

const isConsenting = ({ relation, consent }: Accommodation): boolean =>
  relation !== 'owner' && consent === 'here';

/** Sets a proof of accommodation in its two languages; what is not known yet is a line to write on. */
export function accommodationView(given: Accommodation): TwoLanguages {
  const { provider, relation, consenting, place, signedOn } = given;
  const name = (provider.kind === 'company' ? provider.acting : provider.name) ?? '';
  const owners = relation === 'coOwner';
  return {
    title: 'Doklad o zajištění ubytování / Proof of accommodation',
    titles: { en: 'Proof of accommodation', cs: 'Doklad o zajištění ubytování' },
    parts: [byLaw, providerPart(given), ...foreignerParts(given), unitPart(given), periodPart(given)],
    placed: [
      line({ en: 'Place', cs: 'Místo' }, inEach(place, shortBlank)),
      line({ en: 'Date', cs: 'Datum' }, dayIn(signedOn)),
    ],
    signatures: [
      { en: 'Accommodation provider', cs: 'Osoba zajišťující ubytování', name },
      ...(isConsenting(given)
        ? [
            {
              en: owners ? 'Other co-owners' : 'Owner',
              cs: owners ? 'Ostatní spoluvlastníci' : 'Vlastník',
              name: consenting ?? '',
              note: {
                en: 'I consent to the accommodation stated above.',
                cs: 'S výše uvedeným ubytováním souhlasím.',
              },
            },
          ]
        : []),
    ],
  };
}
