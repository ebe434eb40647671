import { isPlainObject } from './field-tree.ts';

const isPlace = (key: string | undefined): boolean => /^\d{1,4}$/.test(key ?? '');

/** A list with one of its rows changed; those before it that nobody wrote are empty. */
const withRow = (rows: readonly unknown[], at: number, row: unknown): unknown[] =>
  Array.from({ length: Math.max(rows.length, at + 1) }, (_, place) =>
    place === at ? row : (rows[place] ?? {}),
  );

/** Answers with a text at its path, `children.0.toy`, where nothing stands in its way. */
export function placeText(answers: unknown, [key = '', ...rest]: readonly string[], text: string): unknown {
  const isList = Array.isArray(answers) ? isPlace(key) : answers === undefined && isPlace(key);
  if (answers !== undefined && !isList && !isPlainObject(answers)) return answers;
  const rows: readonly unknown[] = Array.isArray(answers) ? answers : [];
  const named = isPlainObject(answers) ? answers : {};
  const was = isList ? rows[Number(key)] : Object.hasOwn(named, key) ? named[key] : undefined;
  const now = rest.length > 0 ? placeText(was, rest, text) : (was ?? text);
  return isList ? withRow(rows, Number(key), now) : { ...named, [key]: now };
}

/** What stands at a path, or nothing. */
export function answerAt(answers: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return isPlace(key) ? node[Number(key)] : undefined;
    return isPlainObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  }, answers);
}
