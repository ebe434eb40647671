import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isdocFaults } from './isdoc-shape.ts';

/** Whatever can say what is wrong with many documents at once. */
type Validator = { name: string; faults: (documents: readonly string[]) => string[] };

const own: Validator = { name: 'our own checker', faults: (documents) => documents.flatMap(isdocFaults) };

/** The official schema, read by xmllint: one process for all documents. */
const official = (schema: string): Validator => ({
  name: 'the official schema',
  faults: (documents) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'isdoc-'));
    try {
      const files = documents.map((text, at) => {
        const file = path.join(folder, `${at}.isdoc`);
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

/** Our own checker always; the official schema too where `ISDOC_XSD` says where it is, and xmllint is installed. */
export const isdocValidators = (schema = process.env.ISDOC_XSD): readonly Validator[] =>
  schema && existsSync(schema) && hasXmllint() ? [own, official(schema)] : [own];
