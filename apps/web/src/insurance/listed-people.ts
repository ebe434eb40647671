import { textOfListFile } from '@majak/tools/insurance/list-file';
import { readPeopleList } from '@majak/tools/insurance/people-list';
import { rowCount } from '../form/rows.ts';
import type { Flow } from './flow.ts';
import { type FlowPost, faultsIn, flowPage, textOf } from './flow-post.ts';
import { carried } from './insurance-address.ts';

/** Puts a list that was pasted behind the people that are there, and says what is wrong with each. */
export function addListedPeople(sent: FlowPost): Flow {
  const given = sent.listFile ? textOfListFile(sent.listFile) : { text: textOf(sent.post, carried.list) };
  const text = 'text' in given ? given.text : '';
  const read = 'refused' in given ? given : readPeopleList(text);
  const view = { screen: 'questions', part: 'insured' } as const;
  if ('refused' in read)
    return flowPage(
      sent,
      // Of a file nothing is put into the field: it may be long.
      { ...view, list: { text: sent.listFile ? '' : text, refused: read.refused } },
      { status: 422 },
    );
  const isEmpty = Object.entries(sent.typed).every(
    ([path, typed]) => !path.startsWith('people.') || path.endsWith('insuredType') || typed === '',
  );
  const first = isEmpty ? 0 : rowCount(sent.typed, 'people');
  const added = read.people.flatMap((person, at) =>
    Object.entries(person).map(([column, typed]) => [`people.${first + at}.${column}`, typed] as const),
  );
  const typed = { ...sent.typed, ...Object.fromEntries(added) };
  const faults = Object.entries(faultsIn({ ...sent, typed }, 'insured'));
  const said = Object.fromEntries(faults.filter(([field]) => field.startsWith('people')));
  // What is none of a few cannot be shown as chosen.
  const unknown = Object.keys(said).filter((path) => /\.(gender|insuredType)$/.test(path));
  const status = Object.keys(said).length > 0 ? 422 : 200;
  return flowPage(
    { ...sent, typed: { ...typed, ...Object.fromEntries(unknown.map((path) => [path, ''])) } },
    { ...view, list: { text: '', added: read.people.length } },
    { said, status },
  );
}
