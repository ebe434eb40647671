import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type RegisterQuestion, type RegisterReply, startRegister } from './register-server.ts';

const states = {
  stavZdrojeRos: 'AKTIVNI',
  stavZdrojeVr: 'AKTIVNI',
  stavZdrojeRes: 'AKTIVNI',
  stavZdrojeRzp: 'AKTIVNI',
  stavZdrojeDph: 'NEEXISTUJICI',
  stavZdrojeSkDph: 'NEEXISTUJICI',
  stavZdrojeIr: 'NEEXISTUJICI',
};
const prague = { kodStatu: 'CZ', nazevStatu: 'Česká republika', kodObce: 554782, nazevObce: 'Praha' };

/** Companies as ARES describes them: a payer, members of a VAT group, villages, and what has ended. */
const companies: Record<string, object> = {
  '45274649': {
    ico: '45274649',
    obchodniJmeno: 'ČEZ, a. s.',
    sidlo: {
      ...prague,
      nazevUlice: 'Duhová',
      cisloDomovni: 1444,
      cisloOrientacni: 2,
      nazevCastiObce: 'Michle',
      psc: 14000,
      textovaAdresa: 'Duhová 1444/2, Michle, 14000 Praha 4',
    },
    pravniForma: '121',
    datumVzniku: '1992-05-06',
    dic: 'CZ45274649',
    seznamRegistraci: { ...states, stavZdrojeDph: 'AKTIVNI' },
    dicSkDph: 'N/A',
  },
  '27082440': {
    ico: '27082440',
    obchodniJmeno: 'Alza.cz a.s.',
    sidlo: {
      ...prague,
      nazevUlice: 'Jankovcova',
      cisloDomovni: 1522,
      cisloOrientacni: 53,
      cisloOrientacniPismeno: 'a',
      nazevCastiObce: 'Holešovice',
      psc: 17000,
    },
    pravniForma: '121',
    datumVzniku: '2003-08-26',
    dic: 'CZ27082440',
    seznamRegistraci: { ...states, stavZdrojeDph: 'AKTIVNI' },
  },
  '45317054': {
    ico: '45317054',
    obchodniJmeno: 'Komerční banka, a.s.',
    sidlo: { ...prague, textovaAdresa: 'Na příkopě 969/33, Staré Město, 11000 Praha 1' },
    pravniForma: '121',
    datumVzniku: '1992-03-05',
    dic: 'CZ45317054',
    seznamRegistraci: { ...states, stavZdrojeDph: 'ZANIKLY', stavZdrojeSkDph: 'AKTIVNI' },
    dicSkDph: 'CZ699001182',
  },
  '00006947': {
    ico: '00006947',
    obchodniJmeno: 'Jan Novák',
    sidlo: { kodStatu: 'CZ', nazevObce: 'Lhota', cisloDomovni: 7, psc: 38501 },
    pravniForma: '101',
    datumZaniku: '2020-01-31',
    seznamRegistraci: { ...states, stavZdrojeDph: 'ZANIKLY' },
  },
  '00177041': {
    ico: '00177041',
    obchodniJmeno: 'ŠKODA AUTO a.s.',
    dic: 'CZ00177041',
    seznamRegistraci: states,
  },
  '25596641': { ico: '25596641', obchodniJmeno: 'Bez ničeho s.r.o.' },
};

/** The answer of ARES to a number it does not have. */
const aresNotFound: RegisterReply = {
  status: 404,
  body: { kod: 'NENALEZENO', subKod: 'VYSTUP_SUBJEKT_NENALEZEN', popis: 'Ekonomický subjekt nebyl nalezen.' },
};

function answer({ method, path }: RegisterQuestion): RegisterReply {
  const id = /^\/ekonomicke-subjekty-v-be\/rest\/ekonomicke-subjekty\/([^/?]+)$/.exec(path)?.[1];
  if (method !== 'GET' || id === undefined) return { status: 404, body: '<h1>Not Found</h1>' };
  if (!/^\d{8}$/.test(id))
    return { status: 400, body: { kod: 'CHYBA_VSTUPU', subKod: 'VSTUP_NEVALIDNI_FORMAT_ICO' } };
  const company = companies[id];
  return company ? { status: 200, body: company } : aresNotFound;
}

/** ARES on this machine: it speaks the REST interface for one company by its number. */
export const startAres = (options: { port?: number } = {}) => startRegister({ ...options, answer });
export type StubAres = Awaited<ReturnType<typeof startAres>>;

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  console.log((await startAres({ port: z.coerce.number().optional().parse(values.port) })).url);
}
