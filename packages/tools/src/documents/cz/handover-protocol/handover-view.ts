import {
  type Bilingual,
  type DocumentPart,
  inEach,
  item,
  line,
  longBlank,
  type Pair,
  type Row,
  row,
  shortBlank,
  type TwoLanguages,
  written,
} from '../../two-language-view.ts';
import { copiesIn } from '../count-with-noun.ts';
import { dayIn } from '../english-and-czech.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { flatRows } from '../rented-flat-fields.ts';
import { roleWords } from '../role-words.ts';
import { signingRows } from '../signing-fields.ts';
import type { Handover } from './handover-form.ts';
import { keys, meters, states } from './handover-words.ts';

const rolesOf = ({ landlord, tenant }: Handover) => ({
  landlord: roleWords('landlord', landlord),
  tenant: roleWords('tenant', tenant),
});
const pairOf = ({ en, local }: Bilingual): Pair => [en, local];

/** What a meter shows, with a decimal comma in Czech: `1234.5 kWh`, `1234,5 kWh`. */
const readingIn = (reading: string | null): Pair =>
  inEach(reading, shortBlank, undefined, (text) => text.replace(/(?<=\d)\.(?=\d)/, ','));

const meterRow = ({ kind, number, reading }: Handover['meters'][number]): Row =>
  item(
    [pairOf(meters[kind]), ', meter ', inEach(number, shortBlank), ': ', readingIn(reading)],
    [pairOf(meters[kind]), ', měřidlo č. ', inEach(number, shortBlank), ': ', readingIn(reading)],
  );

const keyRow = ({ kind, count }: Handover['keys'][number]): Row =>
  item([pairOf(keys[kind]), `: ${count}`], [pairOf(keys[kind]), `: ${count}`]);

/** What is wrong with a room. One that is damaged is never said to have no faults. */
function faultsOf(state: Handover['rooms'][number]['state'], faults: string): Bilingual {
  if (faults) return { en: `. Faults: ${faults}`, local: `. Vady: ${faults}` };
  return state === 'damaged' ? { en: '', local: '' } : { en: ', no faults', local: ', bez vad' };
}

const roomRow = ({ name, state, faults }: Handover['rooms'][number]): Row =>
  item(
    [inEach(name, longBlank), ' – state: ', states[state].en, faultsOf(state, faults).en],
    [inEach(name, longBlank), ' – stav: ', states[state].local, faultsOf(state, faults).local],
  );

/** A part with a row for each of something; where there is none, it says so. */
const listed = (heading: Bilingual, rows: readonly Row[]): DocumentPart => ({
  heading,
  rows: rows.length > 0 ? rows : [item(['None listed'], ['Neuvedeno'])],
});
const ownLines = (heading: Bilingual, text: string): readonly DocumentPart[] =>
  text ? [{ heading, rows: written(text) }] : [];

/** Both have the same pictures: what one of them alone has proves little. */
const photographRows = ({ photographs }: Handover): readonly Row[] =>
  photographs > 0
    ? [
        line({ en: 'Photographs of this state', local: 'Fotografie tohoto stavu' }, [
          `${photographs}; each party has a copy`,
          `${photographs}; kopii má každá ze stran`,
        ]),
      ]
    : [];

function handed(given: Handover): Row {
  const { moment, handedOn } = given;
  const { landlord, tenant } = rolesOf(given);
  return moment === 'start'
    ? row(
        [
          'On ',
          dayIn(handedOn),
          ' the landlord handed the flat over to the tenant in the state described here.',
        ],
        [
          'Dne ',
          dayIn(handedOn),
          ` ${landlord.agrees('předal', 'předala')} ${landlord.local} ${tenant.dative} byt ve stavu popsaném v tomto protokolu.`,
        ],
      )
    : row(
        [
          'On ',
          dayIn(handedOn),
          ' the tenant returned the flat to the landlord in the state described here.',
        ],
        [
          'Dne ',
          dayIn(handedOn),
          ` ${tenant.agrees('odevzdal', 'odevzdala')} ${tenant.local} ${landlord.dative} byt ve stavu popsaném v tomto protokolu.`,
        ],
      );
}

/** Sets a handover protocol in its two languages. */
export function handoverView(given: Handover): TwoLanguages {
  const { landlord, tenant } = rolesOf(given);
  return {
    title: 'Flat handover protocol / Předávací protokol bytu',
    titles: { en: 'Flat handover protocol', local: 'Předávací protokol bytu' },
    parts: [
      { rows: [handed(given)] },
      partyPart(given.landlord, landlord),
      partyPart(given.tenant, tenant),
      { heading: { en: 'The flat', local: 'Byt' }, rows: flatRows(given.flat) },
      listed({ en: 'Meters', local: 'Stavy měřidel' }, given.meters.map(meterRow)),
      listed({ en: 'Keys', local: 'Klíče' }, given.keys.map(keyRow)),
      listed({ en: 'Rooms', local: 'Místnosti' }, given.rooms.map(roomRow)),
      ...ownLines({ en: 'Equipment', local: 'Vybavení' }, given.equipment),
      ...ownLines({ en: 'Remarks', local: 'Poznámky' }, given.remarks),
    ],
    placed: [
      ...photographRows(given),
      row(
        ['It is made in ', copiesIn(given.copies), '. Each party receives at least one of them.'],
        ['Protokol se vyhotovuje ', copiesIn(given.copies), '. Každá ze stran obdrží alespoň jeden.'],
      ),
      ...signingRows(given),
    ],
    signatures: [partySignature(given.landlord, landlord), partySignature(given.tenant, tenant)],
  };
}
