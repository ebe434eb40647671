import * as z from 'zod';
import type { Company, Seat } from '../port.ts';

/** ARES leaves out what it does not know, and writes N/A in a few places. */
const text = z
  .string()
  .nullish()
  .transform((given) => {
    const trimmed = given?.trim() ?? '';
    return trimmed === '' || trimmed === 'N/A' ? null : trimmed;
  });
const amount = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((given) => (given ? String(given) : null));

const seatShape = z.object({
  textovaAdresa: text,
  nazevUlice: text,
  cisloDomovni: amount,
  cisloOrientacni: amount,
  cisloOrientacniPismeno: text,
  nazevCastiObce: text,
  nazevObce: text,
  psc: amount,
  kodStatu: text,
});
type RawSeat = z.infer<typeof seatShape>;

/** A company in the answers of ARES, as far as it is of use here. */
export const companyShape = z.object({
  ico: z.string().regex(/^\d{8}$/),
  obchodniJmeno: z.string().trim().min(1),
  dic: text,
  dicSkDph: text,
  pravniForma: text,
  datumVzniku: text,
  datumZaniku: text,
  sidlo: seatShape.nullish(),
  seznamRegistraci: z.object({ stavZdrojeDph: text, stavZdrojeSkDph: text }).nullish(),
});

/** Villages have no streets: there the part of the village, or the village, stands in. */
function seatOf(raw: RawSeat): Seat | null {
  const place = raw.nazevUlice ?? raw.nazevCastiObce ?? raw.nazevObce;
  if (!place || !raw.cisloDomovni || !raw.nazevObce || !raw.psc) return null;
  const entrance = raw.cisloOrientacni && `/${raw.cisloOrientacni}${raw.cisloOrientacniPismeno ?? ''}`;
  return {
    street: `${place} ${raw.cisloDomovni}${entrance ?? ''}`,
    postcode: raw.psc,
    city: raw.nazevObce,
    country: raw.kodStatu ?? 'CZ',
  };
}

const lineOf = (seat: Seat | null): string | null => seat && `${seat.street}, ${seat.postcode} ${seat.city}`;

/**
 * Reads a company as ARES describes it.
 *
 * AKTIVNI is the one state that means a registration now; ended, suspended and future ones do not count. A member of a
 * VAT group is registered under the number of the group alone.
 */
export function companyOf(raw: z.infer<typeof companyShape>): Company {
  const seat = raw.sidlo ? seatOf(raw.sidlo) : null;
  const { stavZdrojeDph: own, stavZdrojeSkDph: group } = raw.seznamRegistraci ?? {};
  const vatNumbers = [own === 'AKTIVNI' && raw.dic, group === 'AKTIVNI' && raw.dicSkDph];
  return {
    ico: raw.ico,
    name: raw.obchodniJmeno,
    address: raw.sidlo?.textovaAdresa ?? lineOf(seat),
    seat,
    dic: raw.dic,
    vatNumbers: vatNumbers.filter((number) => typeof number === 'string'),
    legalForm: raw.pravniForma,
    establishedOn: raw.datumVzniku,
    dissolvedOn: raw.datumZaniku,
  };
}
