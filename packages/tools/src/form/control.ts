export type Option<Value extends string | number = string | number> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** The heading it is listed under. */
  readonly group?: string;
};

/** One line of text, and what helps to type it. */
type Line = {
  kind: 'text';
  maxLength: number;
  minLength?: number;
  /** What the whole text has to look like. */
  pattern?: RegExp;
  /** Of a code: how many there may be besides its spaces. */
  characters?: number;
  type?: 'email' | 'tel' | 'url';
  inputMode?: 'numeric' | 'tel' | 'email';
  placeholder?: string;
  spellCheck?: false;
};

/**
 * How a field is asked. Kinds of fields are many and open, each in a file of its own; what a screen can draw is this.
 * @template Inside The fields inside of one.
 */
export type ControlWith<Inside> =
  | Line
  | { kind: 'longText'; maxLength: number; rows?: number }
  | { kind: 'number'; unit?: string; min: number; max: number; decimals: number }
  | { kind: 'day' }
  | { kind: 'month' }
  | { kind: 'year' }
  | { kind: 'yesNo' }
  /** A box to tick, beside what is agreed to. */
  | { kind: 'tick'; says: string }
  | { kind: 'choice'; options: readonly Option[]; shown?: 'radio' | 'select' }
  | { kind: 'choices'; options: readonly Option[] }
  /** A line that searches a list, by the list's name, or names of its own; any words are an answer. */
  | { kind: 'search'; list: string; names?: readonly string[]; maxLength: number }
  /** A country by its two letters, the near ones first, and further ones beyond ISO 3166-1; a screen writes their names. */
  | { kind: 'country'; near?: readonly string[]; further?: readonly string[] }
  /** A small file inside the answers. */
  | { kind: 'file'; accept: readonly string[]; maxBytes: number }
  /** Files that are sent ahead of the answers. */
  | { kind: 'uploads'; accept: readonly string[]; maxBytes: number; max: number }
  /** @param by The field inside without which the others mean nothing. */
  | { kind: 'group'; fields: Inside; by?: string | undefined }
  | { kind: 'rows'; columns: Inside; min: number; max: number; row: string };
