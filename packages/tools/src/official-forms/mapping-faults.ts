import type { Field } from '../form/field.ts';
import { fieldAt } from '../form/field-tree.ts';
import type { Form } from '../form/form.ts';
import { answersOf } from './answers-of.ts';
import type { MappedAnswer, OfficialPaper, Part, PdfField } from './official-form.ts';

/** What is wrong with how a field of a PDF is filled in: a whole sentence. */
export type MappingFault = { name: string; message: string };

/** A street with its number, which many papers want in two boxes. */
const isStreet = ({ fact, autoComplete }: Field): boolean =>
  autoComplete === 'address-line1' || fact?.endsWith('.street') === true;

/** What can be written of an answer of a kind, beside the whole of it. */
export function partsOf(field: Field): readonly Part[] {
  switch (field.kind) {
    case 'day':
      return ['whole', 'digits', 'day', 'month', 'year'];
    case 'month':
      return ['whole', 'digits', 'month', 'year'];
    case 'country':
      return ['whole', 'alpha2', 'alpha3'];
    case 'text':
      return isStreet(field) ? ['whole', 'street', 'number'] : ['whole', 'digits'];
    default:
      return ['whole'];
  }
}

/** Whether an answer of this kind can be written on paper at all. */
export const isWritable = ({ kind }: Field): boolean => kind !== 'uploads' && kind !== 'file';

function tickFault(field: Field, { when }: MappedAnswer): string | undefined {
  const options = answersOf(field);
  if (options.length === 0)
    return `“${field.label}” has no answers to choose from, so it can’t tick a box. Choose a question with answers.`;
  if (when === undefined) return 'Choose the answer that ticks this box.';
  return options.some(({ value }) => value === when)
    ? undefined
    : `“${field.label}” has no answer “${when}”. Choose one of its answers.`;
}

const list = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Options whose words are missing, or are none of those that the PDF has. */
function wordsFault(pdf: PdfField, field: Field, { words = {} }: MappedAnswer): string | undefined {
  const isChosen = pdf.kind !== 'text' && field.kind === 'yesNo';
  if (field.kind !== 'choice' && field.kind !== 'choices' && !isChosen) return undefined;
  const without = answersOf(field).filter(({ value }) => !words[value]?.trim());
  if (without.length > 0)
    return `Give the words of the paper for ${list(without.map(({ label }) => label))}.`;
  if (pdf.kind === 'text') return undefined;
  const foreign = Object.values(words).filter((word) => !pdf.options?.includes(word));
  return foreign.length > 0
    ? `The paper doesn’t offer ${list(foreign)}. Choose one of its own options.`
    : undefined;
}

function faultOf(pdf: PdfField, how: MappedAnswer, { fields }: Form): string | undefined {
  const field = fieldAt(fields, how.path);
  if (!field) return `The form has no question “${how.path}”. Choose another.`;
  if (!isWritable(field)) return `“${field.label}” takes files, which can’t be written on paper.`;
  if (pdf.kind === 'tick') return tickFault(field, how);
  if (how.part && !partsOf(field).includes(how.part))
    return `“${field.label}” can’t be written as “${how.part}”. Choose another way to write it.`;
  if (pdf.kind !== 'text' && (field.kind === 'group' || field.kind === 'rows'))
    return `“${field.label}” is several answers, and this box takes one of a few. Choose a single question.`;
  return wordsFault(pdf, field, how);
}

/** What is wrong with a mapping, in the order of the paper: fields that are not there, and answers that do not fit into theirs. */
export function mappingFaults({ fields, mapping }: OfficialPaper, form: Form): MappingFault[] {
  const names = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(mapping)
    .filter((name) => !names.has(name))
    .map((name) => ({ name, message: `The PDF has no field “${name}”. Take it out.` }));
  const wrong = fields.flatMap((pdf) => {
    const how = mapping[pdf.name];
    const message = how && faultOf(pdf, how, form);
    return message ? [{ name: pdf.name, message }] : [];
  });
  return [...unknown, ...wrong];
}
