import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Schema } from 'node-schematron';

const file = path.join(import.meta.dirname, '../../rules/en16931/EN16931-CII-validation-preprocessed.sch');

/**
 * Checks a Factur-X text against the rules of EN 16931 as their publisher wrote them, by a Schematron engine that is not ours.
 * A document takes seconds.
 */
export function officialRules(): (xml: string) => string[] {
  const schema = Schema.fromString(readFileSync(file, 'utf8'));
  return (xml) =>
    schema
      .validateString(xml)
      .map(({ assertId, message }) => `${assertId}: ${message?.trim().slice(0, 200)}`);
}
