/** Kinds of proceedings that the Ministry of the Interior writes into file numbers: as the ministry uses them, not by an act. */
const known = new Set(['CD', 'DO', 'DP', 'DV', 'MK', 'PP', 'ST', 'TP', 'VP', 'ZK', 'ZM']);

export type OamNumber = { written: string; isKnownKind: boolean };

/** A file number of the Ministry of the Interior as it writes it: `OAM-4242/TP-2026`. Nothing for what is none. */
export function readOamNumber(text: string): OamNumber | undefined {
  const [, number, suffix = '', kind = '', year] =
    /^(?:OAM-)?0{0,5}([1-9]\d{0,4})(-\d{1,2})?\/([A-Z]{2})-(\d{4})$/i.exec(text.replace(/\s/g, '')) ?? [];
  if (!number || !year) return undefined;
  const kindInCapitals = kind.toUpperCase();
  return {
    written: `OAM-${number}${suffix}/${kindInCapitals}-${year}`,
    isKnownKind: known.has(kindInCapitals),
  };
}
