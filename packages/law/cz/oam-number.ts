import { plainNumber } from '../plain-number.ts';

/** Kinds of proceedings that the Ministry of the Interior writes into file numbers: as the ministry uses them, not by an act. */
const known = new Set(['CD', 'DO', 'DP', 'DV', 'MK', 'PP', 'ST', 'TP', 'VP', 'ZK', 'ZM']);

export type OamNumber = {
  /** As the ministry writes it, with the sheet if one is named: `OAM-12345-9/TP-2026`. */
  written: string;
  /** The file alone, by which one is told from another: `OAM-12345/TP-2026`. */
  file: string;
  isKnownKind: boolean;
};

const pattern = /^(?:OAM-?)?0*([1-9]\d{0,4})(-\d{1,2})?\/([A-Z]{2})-?(\d{4})$/;

/** What letters write before a number: „č. j.“ or „číslo jednací“, and „ŽOV“ of one that was filed abroad. */
const label = /^(?:Č\.?J\.?|ČÍSLO(?:JEDNACÍ|ŽOV)|ŽOV):?/;

/** A number as people copy it from a letter, without its label. */
export const plainFileNumber = (text: string): string => plainNumber(plainNumber(text).replace(label, ''));

/** A file number of the Ministry of the Interior, in any case, with any dashes, spaces and leading zeros. Nothing for what is none. */
export function readOamNumber(text: string): OamNumber | undefined {
  const [, number, sheet = '', kind = '', year] = pattern.exec(plainFileNumber(text)) ?? [];
  if (!number || !year) return undefined;
  const of = `/${kind}-${year}`;
  return {
    written: `OAM-${number}${sheet}${of}`,
    file: `OAM-${number}${of}`,
    isKnownKind: known.has(kind),
  };
}
