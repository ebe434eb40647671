import { offeredDocuments } from '@majak/desk/offered-tools';
import { rulesReadBy } from '@majak/law/law-on';
import type { Rule } from '@majak/law/rule';
import type { Document } from '@majak/tools/documents/document';
import type { Finding } from '@majak/tools/form/finding';

export type UsingDocument = Pick<Document, 'page' | 'title'> & {
  /** What it checks in the same section. */
  checks: readonly string[];
};

type Looked = { document: Document; read: ReadonlySet<string>; findings: readonly Finding[] };
let looked: Promise<readonly Looked[]> | undefined;

/** Each document with the rules it reads and what it checks, as its sample has it: once in a process. */
const look = async (today: string): Promise<readonly Looked[]> =>
  (await offeredDocuments()).map((document) => {
    const sample = document.sample(today);
    let findings: readonly Finding[] = [];
    const read = rulesReadBy(() => {
      findings = document.check(sample, today);
      document.view(sample);
    });
    return { document, read, findings };
  });

/** `§ 29` of `§ 29(1)(b), (2)`: what is checked may be another paragraph. */
const sectionOf = (section: string): string => /^\S+ \d+[a-z]*/.exec(section)?.[0] ?? section;

/** The documents that read a rule or check what stands in its section. @param today As YYYY-MM-DD. */
export async function documentsUsingRule(
  id: string,
  { act, section }: Pick<Rule, 'act' | 'section'>,
  today: string,
): Promise<readonly UsingDocument[]> {
  looked ??= look(today);
  return (await looked).flatMap(({ document: { page, title }, read, findings }) => {
    const here = findings.filter((one) => one.act === act && sectionOf(one.section) === sectionOf(section));
    const checks = [...new Set(here.map((one) => one.section))];
    return checks.length > 0 || read.has(id) ? [{ page, title, checks }] : [];
  });
}
