import type {
  Bilingual,
  DocumentPart,
  PrintedTwoLanguages,
  Row,
  Paragraph as Said,
  Signature,
} from '@majak/tools/documents/two-language-view';
import {
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

/** A column: under which key its words stand, and in which language they are, BCP 47. */
type Language = { key: 'en' | 'local'; tag: string };
const english: Language = { key: 'en', tag: 'en-GB' };
/** English left, the language of the country right. */
type Languages = readonly [Language, Language];

/** Twentieths of a point: A4, its margins, and half of what is left. */
const page = { width: 11_906, height: 16_838 };
const margin = 1_020;
const column = (page.width - 2 * margin) / 2;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
const points = 'points';

const run = (text: string, language: Language): TextRun =>
  new TextRun({ text, language: { value: language.tag } });

const runs = (said: Said, language: Language): TextRun[] =>
  said.map((part) => run(typeof part === 'string' ? part : '_'.repeat(Math.min(part.blank, 34)), language));

/** How far a paragraph with a number stands from the edge, in twentieths of a point. */
const hanging = 560;

const paragraph = ({ style, number, ...row }: Row, language: Language): Paragraph =>
  new Paragraph({
    children: [
      ...(number ? [new TextRun({ children: [number, new Tab()], language: { value: language.tag } })] : []),
      ...runs(row[language.key], language),
    ],
    ...(number ? { indent: { left: hanging, hanging } } : {}),
    spacing: { after: style === 'fact' ? 40 : 100 },
    ...(style === 'item' ? { numbering: { reference: points, level: 0 } } : {}),
  });

const heading = (words: Bilingual, language: Language, level: 1 | 2): Paragraph =>
  new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    keepNext: true,
    children: [run(words[language.key], language)],
  });

/** A reader goes through a row before the next one, as through the PDF. */
const pair = (languages: Languages, cell: (language: Language) => Paragraph[]): TableRow =>
  new TableRow({
    cantSplit: true,
    children: languages.map(
      (language) =>
        new TableCell({
          width: { size: column, type: WidthType.DXA },
          margins: { right: 160, left: 0 },
          children: cell(language),
        }),
    ),
  });

const partRows = ({ heading: words, rows }: DocumentPart, languages: Languages): TableRow[] => [
  ...(words ? [pair(languages, (language) => [heading(words, language, 2)])] : []),
  ...rows.map((row) => pair(languages, (language) => [paragraph(row, language)])),
];

/** A line to sign on, and below it who signs. */
const signature = ({ en, local, name, note }: Signature, languages: Languages): Paragraph[] => [
  ...(note
    ? languages.map(
        (language) => new Paragraph({ children: [run(note[language.key], language)], keepNext: true }),
      )
    : []),
  new Paragraph({ keepNext: true, spacing: { before: 800 }, children: [run('_'.repeat(34), languages[1])] }),
  new Paragraph({
    keepLines: true,
    children: [
      run(`${en} / `, english),
      run(local, languages[1]),
      ...(name ? [run(`: ${name}`, languages[1])] : []),
    ],
  }),
];

const table = (rows: TableRow[]): Table =>
  new Table({
    rows,
    layout: TableLayoutType.FIXED,
    columnWidths: [column, column],
    width: { size: 2 * column, type: WidthType.DXA },
    borders: noBorders,
  });

const footer = (title: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ text: `${title} · `, size: 15 }),
          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 15 }),
        ],
      }),
    ],
  });

/**
 * Writes a document in two languages for Word: A4, a table without borders whose columns are the languages, real headings
 * and lists, each run marked with its language.
 */
export async function writeDocx({
  title,
  titles,
  parts,
  placed,
  signatures,
  language: second,
}: PrintedTwoLanguages): Promise<Uint8Array> {
  const languages: Languages = [english, { key: 'local', tag: second.tag }];
  const children: FileChild[] = [
    table([
      pair(languages, (language) => [heading(titles, language, 1)]),
      ...[...parts, { rows: placed }].flatMap((part) => partRows(part, languages)),
    ]),
    ...signatures.flatMap((one) => signature(one, languages)),
  ];
  const document = new Document({
    title,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 20, language: { value: english.tag } } },
        heading1: { run: { size: 34, bold: true, color: '14263B' }, paragraph: { spacing: { after: 120 } } },
        heading2: {
          run: { size: 23, bold: true, color: '14263B' },
          paragraph: { spacing: { before: 160, after: 80 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: points,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '–',
              style: { paragraph: { indent: { left: 340, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: page, margin: { top: 1_130, bottom: 1_130, left: margin, right: margin } },
        },
        footers: { default: footer(title) },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
