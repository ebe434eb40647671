import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isdocFaults } from './isdoc-shape.ts';
import { pohodaFaults } from './pohoda-shape.ts';

/** Whatever can say what is wrong with many documents at once. */
type Validator = { name: string; faults: (documents: readonly string[]) => string[] };

/** An official schema, read by xmllint: one process for all documents. */
const official = (schema: string): Validator => ({
  name: 'the official schema',
  faults: (documents) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
    try {
      const files = documents.map((text, at) => {
        const file = path.join(folder, `${at}.xml`);
        writeFileSync(file, text);
        return file;
      });
      const { status, stderr } = spawnSync('xmllint', ['--noout', '--schema', schema, ...files], {
        encoding: 'utf8',
      });
      return status === 0 ? [] : stderr.split('\n').filter((line) => line && !line.endsWith(' validates'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

function hasXmllint(): boolean {
  try {
    execFileSync('xmllint', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Our own checker always; the official schema too where it lies, and xmllint is installed. */
function validators(faultsOf: (document: string) => string[], schema: string | undefined): Validator[] {
  const own = {
    name: 'our own checker',
    faults: (documents: readonly string[]) => documents.flatMap(faultsOf),
  };
  return schema && existsSync(schema) && hasXmllint() ? [own, official(schema)] : [own];
}

/** Of ISDOC: `ISDOC_XSD` says where its schema is. */
export const isdocValidators = (schema = process.env.ISDOC_XSD): readonly Validator[] =>
  validators(isdocFaults, schema);

/** Of data packages for Pohoda: `POHODA_XSD` says where its `data.xsd` is, with those that it imports beside it. */
export const pohodaValidators = (schema = process.env.POHODA_XSD): readonly Validator[] =>
  validators(pohodaFaults, schema);
