import { unmarkedContent } from './pdf-marked-content.ts';
import { type PdfDictionary, type PdfObjects, type PdfValue, pdfObjects } from './pdf-objects.ts';

/** A node of the structure, with its standard type. */
type Node = { type: string; dictionary: PdfDictionary; children: readonly Node[]; mcids: number };

const standard =
  /^\/(Document|Part|Art|Sect|Div|BlockQuote|Caption|TOC|TOCI|Index|NonStruct|Private|P|H[1-6]?|L|LI|Lbl|LBody|Table|TR|TH|TD|THead|TBody|TFoot|Span|Quote|Note|Reference|BibEntry|Code|Link|Annot|Figure|Formula|Form)$/;
/** What may stand in what: ISO 32000-1 § 14.8.4.3. */
const inside: Readonly<Record<string, RegExp>> = {
  '/Table': /^\/(TR|THead|TBody|TFoot|Caption)$/,
  '/THead': /^\/TR$/,
  '/TBody': /^\/TR$/,
  '/TFoot': /^\/TR$/,
  '/TR': /^\/(TH|TD)$/,
  '/L': /^\/(LI|L|Caption)$/,
  '/LI': /^\/(Lbl|LBody)$/,
};

function structureOf(pdf: PdfObjects, root: PdfDictionary): Node {
  const roles = pdf.dictionary(root['/RoleMap']);
  const typeOf = (name: PdfValue | undefined): string => {
    const type = String(name);
    return standard.test(type) || roles[type] === undefined ? type : typeOf(roles[type]);
  };
  const nodeOf = (value: PdfValue): Node => {
    const dictionary = pdf.dictionary(value);
    const kids = pdf.list(dictionary['/K']);
    const elements = kids.filter((kid) => pdf.dictionary(kid)['/S'] !== undefined);
    return {
      type: typeOf(dictionary['/S']),
      dictionary,
      children: elements.map(nodeOf),
      mcids: kids.filter((kid) => typeof kid === 'number' || pdf.dictionary(kid)['/Type'] === '/MCR').length,
    };
  };
  return { type: 'root', dictionary: root, children: pdf.list(root['/K']).map(nodeOf), mcids: 0 };
}

const flat = (node: Node): Node[] => [node, ...node.children.flatMap(flat)];

/** What is wrong with how the elements stand in each other, by the number of the condition in the Matterhorn Protocol 1.1. */
function structureFaults(pdf: PdfObjects, nodes: readonly Node[]): string[] {
  const faults = nodes.flatMap(({ type, children }) => [
    ...(type === 'root' || standard.test(type) ? [] : [`02-001 ${type} is no standard type`]),
    ...children
      .filter((child) => inside[type]?.test(child.type) === false)
      .map((child) => `09-004 ${child.type} in ${type}`),
    ...(type === '/TR' && children.length === 0 ? ['09-004 a row without a cell'] : []),
  ]);
  for (const { type, dictionary } of nodes) {
    const attributes = pdf.list(dictionary['/A']).map((one) => pdf.dictionary(one));
    const has = (name: string) => attributes.some((one) => one[name] !== undefined);
    if ((type === '/Figure' || type === '/Formula') && !dictionary['/Alt'] && !dictionary['/ActualText'])
      faults.push(`13-004 ${type} without words`);
    if (type === '/TH' && !has('/Scope') && !has('/Headers'))
      faults.push('15-003 a heading cell without its scope');
    if (type === '/Note' && !dictionary['/ID']) faults.push('19-003 a note without a name');
  }
  return faults;
}

/** Headings begin with the first level, and none is left out. */
function headingFaults(nodes: readonly Node[]): string[] {
  const levels = nodes.flatMap(({ type }) => (/^\/H[1-6]$/.test(type) ? [Number(type.slice(2))] : []));
  return levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 0) + 1 ? [`14-003 heading ${level} after ${levels[at - 1] ?? 'nothing'}`] : [],
  );
}

function catalogueFaults(pdf: PdfObjects, catalogue: PdfDictionary): string[] {
  const metadata = pdf.stream(catalogue['/Metadata']).toString('utf8');
  const language = String(catalogue['/Lang'] ?? '');
  const wanted: readonly (readonly [fine: boolean, fault: string])[] = [
    [metadata.length > 0, '06-001 no metadata'],
    [/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata), '06-002 no mark of PDF/UA'],
    [/<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]+</.test(metadata), '06-003 no title'],
    [/<pdfaSchema:prefix>pdfuaid</.test(metadata), 'PDF/A: the mark of PDF/UA is not described'],
    [
      pdf.dictionary(catalogue['/ViewerPreferences'])['/DisplayDocTitle'] === true,
      '07-001 the title is not shown',
    ],
    [pdf.dictionary(catalogue['/MarkInfo'])['/Marked'] === true, '06 not marked'],
    [pdf.dictionary(catalogue['/MarkInfo'])['/Suspects'] !== true, '04-001 suspect marks'],
    [/^[ub]:[a-z]{2,3}(-[A-Z]{2})?$/.test(language), `11-006 the language ${language}`],
    [catalogue['/OCProperties'] === undefined, '20-001 layers'],
    [pdf.dictionary(catalogue['/AcroForm'])['/XFA'] === undefined, '25-001 XFA'],
    [pdf.trailer['/Encrypt'] === undefined, '26-001 encrypted'],
  ];
  return wanted.flatMap(([fine, fault]) => (fine ? [] : [fault]));
}

/** Fonts are whole in the file, and every letter of them can be read aloud. */
function fontFaults(pdf: PdfObjects): string[] {
  return pdf.all
    .filter((one) => one['/Type'] === '/Font')
    .flatMap((font) => {
      const name = String(font['/BaseFont']);
      if (font['/Subtype'] === '/Type0') {
        const [below] = pdf.list(font['/DescendantFonts']).map((one) => pdf.dictionary(one));
        return [
          ...(font['/ToUnicode'] ? [] : [`10-001 ${name} says nothing of its letters`]),
          ...(below?.['/Subtype'] === '/CIDFontType2' && !below['/CIDToGIDMap'] ? [`31-014 ${name}`] : []),
          ...(/^\/Identity-[HV]$/.test(String(font['/Encoding'])) ? [] : [`31-018 ${name}`]),
        ];
      }
      const descriptor = pdf.dictionary(font['/FontDescriptor']);
      const isInside = ['/FontFile', '/FontFile2', '/FontFile3'].some((key) => descriptor[key]);
      return font['/Subtype'] === '/Type3' || isInside ? [] : [`31-009 ${name} is not in the file`];
    });
}

function otherFaults(pdf: PdfObjects): string[] {
  return pdf.all.flatMap((one) => [
    ...(one['/Type'] === '/Filespec' && !(one['/F'] && one['/UF'])
      ? ['21-001 a file without its names']
      : []),
    ...(one['/Type'] === '/Page' && one['/Annots'] && one['/Tabs'] !== '/S'
      ? ['28-008 the order of tabs']
      : []),
    ...(one['/Subtype'] === '/Link' && !one['/Contents'] ? ['28-012 a link without words'] : []),
    ...(one['/Subtype'] === '/Link' && one['/StructParent'] === undefined
      ? ['28-011 a link without its place']
      : []),
    ...(one['/Subtype'] === '/TrapNet' ? ['28-006 a trap net'] : []),
    ...(one['/Subtype'] === '/Form' && one['/Ref'] ? ['30-001 a page of another file'] : []),
  ]);
}

/**
 * Whatever a program can see of PDF/UA-1 in a file: by the Matterhorn Protocol 1.1, over the objects as qpdf reads them.
 * @returns each fault, with the number of its condition; nothing of a file that keeps what it claims.
 */
export function pdfUaFaults(file: Uint8Array): string[] {
  const pdf = pdfObjects(file);
  const catalogue = pdf.dictionary(pdf.trailer['/Root']);
  const root = pdf.dictionary(catalogue['/StructTreeRoot']);
  const nodes = flat(structureOf(pdf, root));
  return [
    ...catalogueFaults(pdf, catalogue),
    ...(nodes.length > 1 ? [] : ['01 no structure']),
    ...structureFaults(pdf, nodes),
    ...headingFaults(nodes),
    ...unmarkedContent(pdf),
    ...fontFaults(pdf),
    ...otherFaults(pdf),
  ];
}
