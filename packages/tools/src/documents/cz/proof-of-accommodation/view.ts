import {
  type DocumentPart,
  inEach,
  line,
  longBlank,
  type Row,
  row,
  shortBlank,
  type TwoLanguages,
} from '../../two-language-view.ts';
import { addressIn, countryIn, crownsIn, dayIn } from '../english-and-czech.ts';
import { floorIn } from '../floor-in.ts';
import { fullName } from './accommodated-fields.ts';
import type { Accommodation } from './accommodation-form.ts';
import {
  foreignersInCzech,
  foreignerTitle,
  relationWords,
  unitWords,
  useWords,
} from './accommodation-words.ts';

/** Two things on one line. */
const joined = (one: Row, other: Row): Row => ({
  style: 'fact',
  en: [...one.en, '; ', ...other.en],
  local: [...one.local, '; ', ...other.local],
});
const withFloor = (unit: Row, floor: string): Row =>
  floor ? joined(unit, { ...row([floorIn(floor)], [floorIn(floor)]), style: 'fact' }) : unit;
const same = (text: string): [string, string] => [text, text];

function providerPart({ provider, relation }: Accommodation): DocumentPart {
  const company = provider.kind === 'company';
  const right = relationWords(relation, provider);
  return {
    heading: { en: 'Accommodation provider', local: 'Osoba zajišťující ubytování' },
    rows: [
      line({ en: 'Name', local: company ? 'Název' : 'Jméno a příjmení' }, inEach(provider.name, longBlank)),
      ...(company ? companyRows(provider) : personRows(provider)),
      line(
        company ? { en: 'Seat', local: 'Sídlo' } : { en: 'Address', local: 'Trvalý pobyt' },
        addressIn(provider),
      ),
      line({ en: 'Right to the flat or house', local: 'Právní vztah k bytu nebo domu' }, [
        right.en,
        right.local,
      ]),
    ],
  };
}

type Provider = Accommodation['provider'];
const personRows = ({ bornOn, document }: Provider): Row[] => [
  line({ en: 'Born on', local: 'Datum narození' }, dayIn(bornOn)),
  line({ en: 'Identity card or passport', local: 'Číslo dokladu totožnosti' }, inEach(document, shortBlank)),
];
const companyRows = (provider: Provider): Row[] => [
  line({ en: 'Company number', local: 'IČO' }, inEach(provider.ico, shortBlank)),
  line({ en: 'Represented by', local: 'Zastupuje' }, inEach(provider.acting, longBlank)),
  line({ en: 'Function', local: 'Funkce' }, inEach(provider.function, shortBlank)),
];

const foreignerParts = ({ foreigners }: Accommodation): DocumentPart[] =>
  foreigners.map((one, at): DocumentPart => {
    const number = foreigners.length > 1 ? ` ${at + 1}` : '';
    return {
      heading: foreignerTitle(one, number),
      rows: [
        line({ en: 'Name', local: 'Jméno a příjmení' }, inEach(fullName(one), longBlank)),
        line({ en: 'Born on', local: 'Datum narození' }, dayIn(one.bornOn)),
        line({ en: 'Citizenship', local: 'Státní občanství' }, countryIn(one.nationality)),
        line({ en: 'Passport', local: 'Číslo cestovního dokladu' }, inEach(one.passport, shortBlank)),
      ],
    };
  });

function unitPart(given: Accommodation): DocumentPart {
  const { unit, foreigners, others, purpose, employer, price } = given;
  const { en, local } = useWords[unit.use];
  const street = [unit.street, unit.house].filter(Boolean).join(' ');
  const persons = String(foreigners.length + others);
  const priced = purpose === 'seasonal' && employer;
  return {
    heading: { en: 'Where', local: 'Místo ubytování' },
    rows: [
      unit.kind === 'house'
        ? row([unitWords.house.en], [unitWords.house.local])
        : withFloor(line(unitWords[unit.kind], inEach(unit.number, shortBlank)), unit.floor),
      line(
        { en: 'Street and house number', local: 'Ulice a číslo domu' },
        inEach(unit.house && street, longBlank),
      ),
      joined(
        line({ en: 'Postcode', local: 'PSČ' }, inEach(unit.zip, shortBlank / 2)),
        line({ en: 'town', local: 'obec' }, inEach(unit.city, shortBlank)),
      ),
      ...registerRows(unit),
      line({ en: 'The building is meant for', local: 'Stavba je určena pro účel' }, [en, local]),
      joined(
        line({ en: 'Floor area', local: 'Podlahová plocha' }, metresIn(unit.area)),
        line({ en: 'persons who live there', local: 'ubytovaných osob' }, same(persons)),
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
  const area = line({ en: 'Cadastral area', local: 'Katastrální území' }, same(cadastre));
  const title = line({ en: 'Title deed', local: 'LV č.' }, same(deed));
  if (cadastre && deed) return [joined(area, title)];
  return [...(cadastre ? [area] : []), ...(deed ? [title] : [])];
}

const priceRow = (price: number | null | undefined): Row =>
  line(
    { en: 'Price', local: 'Úplata' },
    price === 0
      ? ['free of charge', 'bezúplatně']
      : inEach(
          price ? 'a month' : null,
          shortBlank,
          (words) => `${crownsIn(price)[0]} ${words}`,
          () => `${crownsIn(price)[1]} měsíčně`,
        ),
  );

function periodPart({ from, ends, until, foreigners }: Accommodation): DocumentPart {
  const [fromEn, fromCs] = dayIn(from);
  const [untilEn, untilCs] = dayIn(until);
  // A last day that is still to be entered is a line to write on, not an unlimited period.
  const hasEnd = ends === 'day';
  const many = foreigners.length > 1;
  return {
    heading: { en: 'How long', local: 'Doba ubytování' },
    rows: [
      row(
        ['From ', fromEn, ...(hasEnd ? [' to ', untilEn, '.'] : [' for an unlimited period.'])],
        ['Od ', fromCs, ...(hasEnd ? [' do ', untilCs, '.'] : [' na dobu neurčitou.'])],
      ),
      row(
        [
          `I confirm that accommodation has been arranged for the foreigner${many ? 's' : ''} above at this address for this period, and I consent to it. The information is true; I know that an untrue confirmation has legal consequences.`,
        ],
        [
          `Potvrzuji, že ${foreignersInCzech(foreigners)} je na této adrese a po tuto dobu zajištěno ubytování, a s ubytováním souhlasím. Údaje jsou pravdivé; beru na vědomí právní následky nepravdivého potvrzení.`,
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
    titles: { en: 'Proof of accommodation', local: 'Doklad o zajištění ubytování' },
    parts: [byLaw, providerPart(given), ...foreignerParts(given), unitPart(given), periodPart(given)],
    placed: [
      line({ en: 'Place', local: 'Místo' }, inEach(place, shortBlank)),
      line({ en: 'Date', local: 'Datum' }, dayIn(signedOn)),
    ],
    signatures: [
      { en: 'Accommodation provider', local: 'Osoba zajišťující ubytování', name },
      ...(isConsenting(given)
        ? [
            {
              en: owners ? 'Consent of the other co-owners' : 'Consent of the owner',
              local: owners ? 'Souhlas ostatních spoluvlastníků' : 'Souhlas vlastníka',
              name: consenting ?? '',
              note: {
                en: 'I consent to the accommodation stated above.',
                local: 'S výše uvedeným ubytováním souhlasím.',
              },
            },
          ]
        : []),
    ],
  };
}
