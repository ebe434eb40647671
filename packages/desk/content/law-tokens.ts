import { faultyTokens } from '@majak/law/token';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { calculatorChoices } from './blocks/calculator-choices.ts';
import { faultyTools } from './tool-token.ts';

const calculators = calculatorChoices.map(({ value }) => value);

type Fault = { path: string; message: string; label: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isRichText = (value: Record<string, unknown>): boolean => isRecord(value.root);

/** Faults of all texts in a value, each at its field: a rich text is one field, however deep its texts lie. */
function faultsIn(value: unknown, path: string, inside = false): Fault[] {
  if (typeof value === 'string')
    return [...faultyTokens(value), ...faultyTools(value, calculators)].map((message) => ({
      path,
      message,
      label: message,
    }));
  if (!isRecord(value)) return [];
  const text = inside || isRichText(value);
  return Object.entries(value).flatMap(([name, part]) =>
    faultsIn(part, text ? path : [path, name].filter(Boolean).join('.'), text),
  );
}

/**
 * Lets nothing go live whose text names a rule of the law or a calculator that is not there, or a time without a value:
 * visitors would read the token.
 * A draft is saved all the same.
 * @throws ValidationError at each field, in words that name the token.
 */
export const knownLaw: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const doc = { ...originalDoc, ...data };
  if (doc._status !== 'published') return data;
  const errors = faultsIn(doc, '');
  if (errors.length > 0) throw new ValidationError({ errors });
  return data;
};
