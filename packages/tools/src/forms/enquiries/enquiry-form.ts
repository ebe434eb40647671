import type { Fields } from '../../form/field.ts';
import { type Form, form } from '../../form/form.ts';
import { choice } from '../../form/kinds/choice.ts';
import { message, requester } from '../requester.ts';

type Written = {
  key: string;
  /** What it asks beyond who asks and for what. */
  asks: Fields;
  /** The words of the message. */
  message: { label: string; hint: string };
};

/** Whatever a matter needs to be known is about the person who asks. */
const personal = (asks: Fields): Fields =>
  Object.fromEntries(Object.entries(asks).map(([key, field]) => [key, { personal: true, ...field }]));

/** A form about one matter: who asks, what the matter needs to be known, and words of one's own. */
export const enquiryForm = ({ key, asks, message: words }: Written): Form =>
  form({ key, version: 1, fields: { ...requester, ...personal(asks), message: message(words) } });

const options = (answers: readonly string[]) => answers.map((value) => ({ value, label: value }));
type Asked = { label: string; hint?: string; missing: string; answers: readonly string[] };

/** One of a few answers in words, from a list to open. */
export const oneOf = ({ answers, ...words }: Asked) =>
  choice({ ...words, wrong: words.missing, options: options(answers), start: null, shown: 'select' });
