import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allClaims, type Claim } from './law-compare/claims.ts';
import { compare, marksFor, restingOn } from './law-compare/compare.ts';
import type { Fingerprints } from './law-compare/fingerprints.ts';
import { folderFault, readFolder } from './law-compare/read-folder.ts';
import { reportOf } from './law-compare/report.ts';

/** Two wordings of one act: § 3a is set anew and says the same, § 5 says more, § 7 is gone and § 6 is new. */
const first = `---\ncitace: 9/2031 Sb.\nucinnost_od: 2031-03-01\n---
## § 1\nKůň se houpe1).\n## § 3a\n(1) Kůň je „dřevěný“.\n## § 5\nKůň má 2 nohy.\n## § 7\nHříva je z lýka.\n1) Zákon o nohách.\n`;
const second = `---\ncitace: 9/2031 Sb.\nucinnost_od: 2032-01-01\npristi_zneni_od: 2032-07-01\n---
## ČÁST PRVNÍ\n### § 1\nKůň se houpe4).\n### § 3a\n**(1)** Kůň je "dřevěný".\n### § 5\nKůň má 4 nohy.\n### § 6\nKůň má sedlo.\n`;

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'law-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'zakony', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

const act = '9/2031';
const on = (...places: string[]) => places.map((place) => ({ act, place }));
const claims: Claim[] = [
  { kind: 'rule', name: 'horse.legs (Legs of a horse)', places: on('§ 5') },
  { kind: 'rule', name: 'horse.wood (Wood)', places: on('§ 3a', '§ 1') },
  { kind: 'calculator', name: 'Horse calculator', places: on('§ 5') },
  { kind: 'page', name: 'sites/cz/horses.md', places: [{ act, place: '§ 5', to: '§ 7' }, ...on('§ 99')] },
  {
    kind: 'finding',
    name: 'Invoice: horse.saddle',
    places: [...on('§ 6'), { act: '8/2031', place: 'whole' }],
  },
  { kind: 'document', name: 'Lease', places: [{ act: '7/2031', place: '§ 1' }] },
];
const acts = [act, '8/2031', '7/2031'];
const readIn = (text: string) =>
  readFolder(folderWith({ '2031/9-2031.md': text, '2031/8-2031.md': 'no act' }), acts);

const marks = marksFor(claims, readIn(first), {});
const folder = readIn(second);
const comparison = compare(claims, folder, marks);
const named = (of: readonly { place: string; claims: readonly Claim[] }[]) =>
  of.map(({ place, claims: resting }) => [place, resting.map(({ name }) => name)]);

test('the same wording has not changed', () => {
  const same = compare(claims, readIn(first), marks);
  expect([same.changed, same.gone]).toEqual([[], []]);
  expect(same.same).toBe(4);
});

test('a section that says something else is named with all that rests on it', () => {
  expect(named(comparison.changed)).toEqual([
    ['§ 5', ['horse.legs (Legs of a horse)', 'Horse calculator', 'sites/cz/horses.md']],
  ]);
});

test('a section that is gone is one too; one that is set anew, or has other footnotes, is none', () => {
  expect(named(comparison.gone)).toEqual([['§ 7', ['sites/cz/horses.md']]]);
  expect(comparison.same).toBe(2);
});

test('what could not be compared is said: no file, no act, no such section, no fingerprint', () => {
  expect([...folder.missing.keys()]).toEqual(['7/2031']);
  expect([...folder.unreadable.keys()]).toEqual(['8/2031']);
  expect(named(comparison.unfound)).toEqual([['§ 99', ['sites/cz/horses.md']]]);
  expect(named(comparison.unmarked)).toEqual([['§ 6', ['Invoice: horse.saddle']]]);
});

test('the report names the wordings, each change and what rests on it', () => {
  const said = reportOf(comparison, { folder, marks });
  for (const one of [
    'Act 9/2031, read in the wording of 2031-03-01, here that of 2032-01-01',
    '  § 5 has changed\n    rules:\n      horse.legs (Legs of a horse)\n    calculators:\n      Horse calculator\n    pages:\n      sites/cz/horses.md',
    '  § 7 is gone',
    'A new wording is promulgated, not in force yet:\n  act 9/2031: from 2032-07-01',
    'no file of the act:\n  act 7/2031',
    'not the act in this layout:\n  act 8/2031',
    'cited but not found in the act:\n  act 9/2031: § 99',
    'no fingerprint was taken yet (--write takes it):\n  act 9/2031: § 6',
    '1 section changed, 1 gone, 2 as read, 2 not compared, in 1 act.',
  ])
    expect(said).toMatch(one);
});

test('a file with the line ends and the mark of another system is read as any other', () => {
  const same = compare(claims, readIn(`\uFEFF${first.replaceAll('\n', '\r\n')}`), marks);
  expect([same.changed, same.gone, same.same]).toEqual([[], [], 4]);
});

test('an empty file and a folder in the place of a file are no act', () => {
  const odd = folderWith({ '2031/9-2031.md': '' });
  mkdirSync(path.join(odd, 'zakony', '2031', '7-2031.md'));
  expect([...readFolder(odd, acts).unreadable.keys()]).toEqual(['9/2031', '7/2031']);
});

test('a folder that is none, or has none of the acts, can’t be compared', () => {
  const at = folderWith({ '2031/note.md': 'x' });
  const faults = [path.join(at, 'nowhere'), path.join(at, 'zakony/2031/note.md'), at].map((one) =>
    folderFault(one, acts),
  );
  expect(faults).toEqual([
    ...new Array(2).fill(expect.stringMatching(/^There is no folder/)),
    `None of the acts that we cite is in ${at}`,
  ]);
  expect(folderFault(folderWith({ '2031/9-2031.md': first }), acts)).toBeUndefined();
});

test('fingerprints hold no words of the law, and those of an act that is not there stay', () => {
  expect(JSON.stringify(marks)).not.toMatch(/Kůň|houpe|nohy/);
  expect(marks[act]?.places['§ 5']).toMatch(/^[\da-f]{16}$/);
  expect(marksFor(claims, readFolder(folderWith({}), acts), marks)).toEqual(marks);
});

test('rules, provisions, calculators, the clock, documents, findings and pages rest on acts, each with its places', async () => {
  const all = await allClaims('2026-11-21');
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  const least = {
    rule: 200,
    provision: 150,
    calculator: 14,
    clock: 40,
    document: 15,
    finding: 100,
    page: 50,
  } as const;
  for (const [kind, number] of Object.entries(least))
    expect(
      kinds.get(kind as Claim['kind'])?.filter(({ places }) => places.length > 0).length,
      kind,
    ).toBeGreaterThan(number - 1);
  const maternity = all.find(({ name }) => name === 'Maternity pay calculator');
  expect(maternity?.places).toContainEqual({ act: '187/2006', place: '§ 33' });
});

test('what rules, calculators and the clock rest on has a fingerprint, its offices and what can be done too', async () => {
  const taken: Fingerprints = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../packages/law/cz/fingerprints.json'), 'utf8'),
  );
  const all = (await allClaims('2026-11-21')).filter(({ kind }) =>
    ['rule', 'calculator', 'clock'].includes(kind),
  );
  const resting = restingOn(all, new Map());
  expect(resting.map((one) => `${one.act} ${one.place}`)).toEqual(
    expect.arrayContaining(['150/2002 § 79', '169/2026 whole', '326/1999 § 165', '500/2004 § 178']),
  );
  expect(
    resting
      .filter((one) => taken[one.act]?.places[one.place] === undefined)
      .map((one) => `${one.act} ${one.place}`),
  ).toEqual([]);
});
