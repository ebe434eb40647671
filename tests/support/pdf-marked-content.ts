import type { PdfDictionary, PdfObjects } from './pdf-objects.ts';

/** What a page draws with: text, lines and surfaces, shadings, pictures. */
const draws = /^(Tj|TJ|'|"|S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|EI)$/;
// A text in brackets, one in hexadecimal digits, a dictionary's ends, a name, a number, a word.
const token =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<|>>|<[0-9A-Fa-f\s]*>|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+|[[\]]/g;

type Mark = 'artifact' | 'content' | 'other';
type Seen = { faults: string[]; mcids: number[] };

function markOf(words: readonly string[]): { mark: Mark; mcid?: number } {
  if (words.includes('/Artifact')) return { mark: 'artifact' };
  const at = words.lastIndexOf('/MCID');
  return at < 0 ? { mark: 'other' } : { mark: 'content', mcid: Number(words[at + 1]) };
}

/** Goes through what a page draws: each stroke is a part of the structure or an ornament, and neither stands in the other. */
export function marksIn(content: string): Seen {
  const seen: Seen = { faults: [], mcids: [] };
  const open: Mark[] = [];
  let words: string[] = [];
  for (const [word] of content.matchAll(token)) {
    if (word === 'BDC' || word === 'BMC') {
      const { mark, mcid } = markOf(words.slice(-12));
      if (mark === 'artifact' && open.includes('content'))
        seen.faults.push('01-003 an ornament in what is read');
      if (mark === 'content' && open.includes('artifact'))
        seen.faults.push('01-004 what is read in an ornament');
      if (mcid !== undefined) seen.mcids.push(mcid);
      open.push(mark);
      words = [];
    } else if (word === 'EMC') open.pop();
    else if (draws.test(word) && !open.some((mark) => mark !== 'other'))
      seen.faults.push(`01-005 ${word} outside of any mark`);
    else words.push(word);
  }
  if (open.length > 0) seen.faults.push('01 a mark without its end');
  return seen;
}

/** Faults of what the pages draw. */
export function unmarkedContent(pdf: PdfObjects): string[] {
  const catalogue = pdf.dictionary(pdf.trailer['/Root']);
  const numbers = pdf.list(
    pdf.dictionary(pdf.dictionary(catalogue['/StructTreeRoot'])['/ParentTree'])['/Nums'],
  );
  const parentsOf = (page: PdfDictionary) =>
    pdf.list(numbers[numbers.indexOf(page['/StructParents'] ?? 'none') + 1]).length;
  return pdf.all
    .filter((one) => one['/Type'] === '/Page')
    .flatMap((page) => {
      const content = pdf.list(page['/Contents']).length > 0 ? contentOf(pdf, page) : '';
      const { faults, mcids } = marksIn(content);
      const known = parentsOf(page);
      return [
        ...faults,
        ...mcids.filter((mcid) => mcid >= known).map((mcid) => `01-006 mark ${mcid} has no place`),
      ];
    });
}

const contentOf = (pdf: PdfObjects, page: PdfDictionary): string => {
  const given = page['/Contents'];
  const parts = Array.isArray(given) ? given : [given];
  return parts.map((part) => pdf.stream(part).toString('latin1')).join('\n');
};
