import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** Keys (ISO 32000-2) under which something happens by itself: when a paper is opened, a page is turned, a field is left. */
const always = ['AA', 'OpenAction', 'JavaScript', 'JS', 'EmbeddedFiles', 'AF', 'XFA', 'CO', 'URI'];
/** No form nests deeper. */
const deepest = 100;

const dictOf = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;

/** What an action does (`S`). An `A` may also hold attributes of a structure, which name none of these. */
const actions = new Set(
  'JavaScript Launch SubmitForm ImportData ResetForm GoTo GoToE GoToR GoToDp Rendition RichMediaExecute Sound Movie Named Hide SetOCGState Thread Trans URI GoTo3DView'.split(
    ' ',
  ),
);
const isAction = (dict: PDFDict): boolean => {
  const name = dict.get(PDFName.of('S'));
  return name instanceof PDFName && actions.has(name.decodeText());
};

const players = new Set(['RichMedia', 'FileAttachment', 'Screen', 'Movie', 'Sound', '3D']);
const isPlayer = (dict: PDFDict): boolean => {
  const subtype = dict.get(PDFName.of('Subtype'));
  return subtype instanceof PDFName && players.has(subtype.decodeText());
};

function emptied(dict: PDFDict): void {
  for (const key of dict.keys()) dict.delete(key);
}

function cleaned(object: PDFObject, document: PDFDocument, depth = 0): void {
  if (depth > deepest) throw new Error('It nests deeper than can be looked through');
  if (object instanceof PDFArray) for (const one of object.asArray()) cleaned(one, document, depth + 1);
  const dict = dictOf(object);
  if (!dict) return;
  if (isPlayer(dict) || isAction(dict)) emptied(dict);
  for (const key of always) dict.delete(PDFName.of(key));
  const action = document.context.lookup(dict.get(PDFName.of('A')));
  // One that was emptied already is an action too.
  if (action instanceof PDFDict && (isAction(action) || action.keys().length === 0))
    dict.delete(PDFName.of('A'));
  for (const one of dict.values()) cleaned(one, document, depth + 1);
}

/** Leaves nothing in a PDF that does something by itself: scripts, actions, other files, players. Links lead nowhere then. */
export function takeOutActions(document: PDFDocument): void {
  for (const [, object] of document.context.enumerateIndirectObjects()) cleaned(object, document);
}
