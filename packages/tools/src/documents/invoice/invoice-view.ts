import type { Wording } from './wording.ts';

export type LabelledValue = { label: Wording; value: string };
export type Table = { columns: readonly Wording[]; rows: readonly (readonly string[])[] };
export type PartyView = {
  heading: Wording;
  name: string;
  lines: readonly string[];
  numbers: readonly LabelledValue[];
};

/** An invoice in the words of its language, ready to be set: the preview and the PDF print this and nothing else. */
export type SetInvoice<Language extends string, Code extends { text: string }> = {
  language: Language;
  title: Wording;
  number: string;
  supplier: PartyView;
  customer: PartyView;
  dates: readonly LabelledValue[];
  /** By when it is to be paid, if anything is: it stands at the top beside what is to be paid. */
  due?: LabelledValue;
  payment: readonly LabelledValue[];
  lines: Table;
  /** By rate; only where tax is charged. */
  rates?: Table;
  /** What was paid before and is settled here. */
  advances?: Table;
  sums: readonly LabelledValue[];
  /** What is left to pay, printed large. */
  payable: LabelledValue;
  clauses: readonly Wording[];
  note: string;
  signature?: LabelledValue;
  /** What a register said of a VAT number. */
  evidence?: Wording;
  code?: Code & { label: Wording };
};
