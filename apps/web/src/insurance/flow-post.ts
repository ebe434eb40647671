import { formSetting } from '@majak/desk/insurance/form-setting';
import type { Fault } from '@majak/tools/form/fault';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { insuranceForm, insuranceParts } from '@majak/tools/insurance/insurance-form';
import type { InsuranceLine } from '@majak/tools/insurance/product';
import type { PlainPost } from '../intake/read-body.ts';
import type { AskingPart, Flow } from './flow.ts';
import { namedFault } from './named-fault.ts';

/** What becomes of a request: a page of the flow, an address to go to, or why it could not be read. */
export type FlowOutcome = { flow: Flow } | { to: string } | { problem: Response };

/** What was posted, as far as it concerns the flow. */
export type FlowPost = {
  line: InsuranceLine;
  typed: FieldTexts;
  post: PlainPost;
  /** A list of people that came as a file. */
  listFile?: Uint8Array;
  headers: Headers;
};

export const textOf = (post: PlainPost, name: string): string =>
  post.findLast(([one]) => one === name)?.[1] ?? '';

type More = Partial<Pick<Flow, 'said' | 'status' | 'posted'>>;

/** A page of the flow. */
export const flowPage = (
  { line, typed }: Pick<FlowPost, 'line' | 'typed'>,
  view: Flow['view'],
  more: More = {},
): Flow => ({
  line,
  today: formSetting().today,
  typed,
  said: {},
  status: 200,
  posted: true,
  view,
  ...more,
});

/** The first fault of each field, by its field. */
export const faultTexts = (faults: readonly Fault[]): Record<string, string> =>
  Object.fromEntries(faults.toReversed().map((fault) => [fault.field, namedFault(fault).message]));

/** What is wrong within a part, each at its field. What spans fields is looked at once those of the part and the needs are right. */
export function faultsIn({ line, typed }: FlowPost, part: AskingPart): Record<string, string> {
  const setting = formSetting();
  const form = insuranceForm(line, setting);
  const parts = insuranceParts(line, setting);
  const keys = parts[part];
  const asked = new Set([...parts.needs, ...keys]);
  const fields = Object.fromEntries(Object.entries(form.fields).filter(([key]) => asked.has(key)));
  const read = readForm({ ...form, fields } as typeof form, textsToAnswers(fields, typed));
  const faults = read.ok ? [] : read.faults;
  const own = faults.filter(({ field }) => keys.includes(field.split('.', 1)[0] ?? ''));
  return faultTexts(own);
}
