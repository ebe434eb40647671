import { faultyTokens } from '@majak/law/token';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { offeredSlugs } from '../offered-tools.ts';
import { site } from '../site.ts';
import { faultyTools, type Place } from './tool-token.ts';

type Fault = { path: string; message: string; label: string };

/** Whether a value has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const faultsOfText = (text: string, path: string, place: Place): Fault[] =>
  [...faultyTokens(site.law?.rules ?? {}, text), ...faultyTools(text, offeredSlugs, place)].map(
    (message) => ({
      path,
      message,
      label: message,
    }),
  );

const childrenOf = (node: unknown): unknown[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children : [];

/** The nodes of a rich text that are all there is in a plain paragraph: only there a calculator is shown. */
const wholeParagraphs = (root: unknown): ReadonlySet<unknown> =>
  new Set(
    childrenOf(root)
      .filter((node) => isRecord(node) && node.type === 'paragraph' && childrenOf(node).length === 1)
      .flatMap(childrenOf),
  );

/** Faults of the texts within a rich text: it is one field, however deep they lie. */
function faultsWithin(node: unknown, path: string, whole: ReadonlySet<unknown>): Fault[] {
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([name, part]) =>
    typeof part === 'string'
      ? faultsOfText(part, path, name === 'text' && whole.has(node) ? 'paragraph' : 'elsewhere')
      : faultsWithin(part, path, whole),
  );
}

/** Faults of all texts in a value, each at its field. */
export function faultsIn(value: unknown, path = ''): Fault[] {
  if (typeof value === 'string') return faultsOfText(value, path, 'elsewhere');
  if (!isRecord(value)) return [];
  if (isRecord(value.root)) return faultsWithin(value.root, path, wholeParagraphs(value.root));
  return Object.entries(value).flatMap(([name, part]) =>
    faultsIn(part, [path, name].filter(Boolean).join('.')),
  );
}

/**
 * Lets nothing go live whose text names a rule of the law or a calculator that is not there, a time without a value, or
 * a calculator where none can be shown: visitors would read the token.
 * A draft is saved all the same.
 * @throws ValidationError at each field, in words that name the token.
 */
export const knownLaw: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const doc = { ...originalDoc, ...data };
  if (doc._status !== 'published') return data;
  const errors = faultsIn(doc);
  if (errors.length > 0) throw new ValidationError({ errors });
  return data;
};
