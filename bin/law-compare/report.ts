import type { Claim } from './claims.ts';
import type { Comparison, Resting } from './compare.ts';
import type { Fingerprints } from './fingerprints.ts';
import type { Folder } from './read-folder.ts';

const kinds: Readonly<Record<Claim['kind'], string>> = {
  rule: 'rules',
  provision: 'provisions',
  calculator: 'calculators',
  clock: 'legal clock',
  document: 'documents',
  finding: 'findings',
  page: 'pages',
};

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What rests on a place, a line a kind, each name on a line of its own. */
const resting = ({ claims }: Resting): string[] =>
  [...Map.groupBy(claims, ({ kind }) => kind)].flatMap(([kind, of]) => [
    `    ${kinds[kind]}:`,
    ...of.map(({ name }) => `      ${name}`),
  ]);

const placeLine = ({ place }: Resting, what: string): string => `  ${place} ${what}`;

type Known = { folder: Folder; marks: Fingerprints };

/** The wording that was read and the one that is in the folder, where they differ. */
function wordings(act: string, { folder, marks }: Known): string {
  const [was, is] = [marks[act]?.wording, folder.acts.get(act)?.from];
  if (!was && !is) return '';
  return was === is
    ? `, wording of ${is}`
    : `, read in the wording of ${was ?? 'no day'}, here that of ${is ?? 'no day'}`;
}

const changes = ({ changed, gone }: Comparison, known: Known): string[] => {
  const all = [
    ...changed.map((one) => ({ one, what: 'has changed' })),
    ...gone.map((one) => ({ one, what: 'is gone' })),
  ];
  return [...Map.groupBy(all, ({ one }) => one.act)].flatMap(([act, of]) => [
    `Act ${act}${wordings(act, known)}`,
    ...of.flatMap(({ one, what }) => [placeLine(one, what), ...resting(one)]),
    '',
  ]);
};

const byAct = (places: readonly Resting[]): string[] =>
  [...Map.groupBy(places, ({ act }) => act)].map(
    ([act, of]) => `  act ${act}: ${of.map(({ place }) => place).join(', ')}`,
  );

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines, ''];

const announced = ({ acts }: Folder): string[] =>
  [...acts.values()].flatMap(({ act, next }) => (next ? [`  act ${act}: from ${next}`] : []));

/** What a comparison says, for a terminal: changes first, then all that could not be compared, then how much is as it was. */
export function reportOf(comparison: Comparison, known: Known): string {
  const { folder } = known;
  const { changed, gone, unmarked, unfound, same } = comparison;
  const files = (of: ReadonlyMap<string, string>) => [...of].map(([act, file]) => `  act ${act}: ${file}`);
  return [
    ...changes(comparison, known),
    ...part('A new wording is promulgated, not in force yet:', announced(folder)),
    ...part('Not compared, no file of the act:', files(folder.missing)),
    ...part('Not compared, the file is not the act in this layout:', files(folder.unreadable)),
    ...part('Not compared, cited but not found in the act:', byAct(unfound)),
    ...part('Not compared, no fingerprint was taken yet (--write takes it):', byAct(unmarked)),
    `${count(changed.length, 'section')} changed, ${gone.length} gone, ${same} as read, ${unmarked.length + unfound.length} not compared, in ${count(folder.acts.size, 'act')}.`,
  ].join('\n');
}
