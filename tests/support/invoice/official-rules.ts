import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Schema } from 'node-schematron';

const file = path.join(import.meta.dirname, '../../rules/en16931/EN16931-CII-validation-preprocessed.sch');

/**
 * The rules with the nodes they are about named from where those stand: the engine looks for every path below every
 * node by itself, and a path that begins at the root again would be walked from the root for each of them.
 */
const relative = (rules: string): string => rules.replace(/(<rule context=")\/{1,2}/g, '$1');

/**
 * Checks a Factur-X text against the rules of EN 16931 as their publisher wrote them, by a Schematron engine that is not ours.
 */
export function officialRules(): (xml: string) => string[] {
  const schema = Schema.fromString(relative(readFileSync(file, 'utf8')));
  return (xml) =>
    schema
      .validateString(xml)
      .map(({ assertId, message }) => `${assertId}: ${message?.trim().slice(0, 200)}`);
}
