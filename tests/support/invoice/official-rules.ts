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
 * The sums of a base compared in whole hundredths. The publisher's processor counts with decimals, this engine with binary
 * fractions: of `55075.6 - 13.44` it has a little less than 55 062.16, and the rule would call a right sum wrong. That no
 * amount has a third decimal, other rules see to.
 */
const inHundredths = (rules: string): string =>
  rules.replace(
    /((?:\.\.\/)?ram:BasisAmount) = (\(round\([^"]*div 100\))(\)*)"/g,
    'round($1 * 100) = round(($2) * 100)$3"',
  );

const readRules = (): Schema => Schema.fromString(inHundredths(relative(readFileSync(file, 'utf8'))));

const faultsBy =
  (schema: Schema) =>
  (xml: string): string[] =>
    schema
      .validateString(xml)
      .map(({ assertId, message }) => `${assertId}: ${message?.trim().slice(0, 200)}`);

/**
 * Checks a Factur-X text against the rules of EN 16931 as their publisher wrote them, by a Schematron engine that is not ours.
 */
export const officialRules = (): ((xml: string) => string[]) => faultsBy(readRules());

/** Those of them that count with amounts: a small part, and so quick enough for many documents. */
export function officialSums(): (xml: string) => string[] {
  const schema = readRules();
  for (const pattern of schema.patterns)
    pattern.rules = pattern.rules
      .map((rule) =>
        Object.assign(rule, { asserts: rule.asserts.filter(({ test }) => /sum\(|div 100/.test(test)) }),
      )
      .filter(({ asserts }) => asserts.length > 0);
  return faultsBy(schema);
}
