import { groupLabels } from '@majak/desk/content/groups';
import { jobPath, pathOf } from '@majak/desk/content/paths';
import { type SearchableContent, searchedName } from '@majak/desk/content/read-for-search';
import { topicLabels } from '@majak/desk/content/topics';
import { anchorOf } from '../blocks/anchor.ts';
import type { Entry } from './entry.ts';
import { extractText } from './extract-text.ts';

const lawToken = /\{\{\s*law\s+([\w.]+)/g;

/** The rules whose values stand in the texts of a document, wherever in it they are. */
const rulesIn = (doc: unknown): readonly string[] => [
  ...new Set([...JSON.stringify(doc).matchAll(lawToken)].map(([, id = '']) => id)),
];

type Parts = Partial<Pick<Entry, 'lead' | 'topics'>> & { text?: unknown };

/** The parts of an entry that are the same for every kind. */
function entry(
  at: Pick<Entry, 'key' | 'kind' | 'path' | 'title'>,
  { lead = '', topics = '', text }: Parts,
): Entry {
  const { headings, body } = extractText(text);
  return {
    ...at,
    lead: extractText(lead).body.join(' '),
    topics,
    headings: headings.join('. '),
    body: body.join(' '),
  };
}

/** A document as the index holds it. The guide of a calculator is not among them: it is part of the calculator. */
export const contentEntry = (searched: SearchableContent): Entry => ({
  ...wordsOf(searched),
  rules: rulesIn(searched.doc),
});

function wordsOf(searched: SearchableContent): Entry {
  const { kind, doc } = searched;
  const key = `${kind}:${searchedName(searched)}`;
  const title = 'title' in doc ? doc.title : doc.term;
  switch (kind) {
    case 'services':
      return entry(
        { key, kind, title, path: pathOf.services(doc.slug) },
        {
          lead: doc.summary,
          topics: groupLabels[doc.group],
          text: [doc.forWhom, doc.duration, doc.priceNote, doc.sections],
        },
      );
    case 'articles':
      return entry(
        { key, kind, title, path: pathOf.articles(doc.slug) },
        {
          lead: doc.lead,
          topics: (doc.topics ?? []).map((topic) => topicLabels[topic]).join(' '),
          text: doc.body,
        },
      );
    case 'pages':
      return entry({ key, kind, title, path: pathOf.pages(doc.slug) }, { text: doc.sections });
    case 'courses':
      return entry(
        { key, kind, title, path: pathOf.courses(doc.slug) },
        { lead: doc.summary, text: [doc.forWhom, doc.outcomes] },
      );
    case 'lessons':
      return entry(
        { key, kind, title, path: pathOf.lessons(doc.slug) },
        { lead: doc.summary, text: [doc.body, doc.task] },
      );
    case 'jobs':
      return entry(
        { key, kind, title, path: jobPath(doc.slug) },
        { lead: doc.summary, topics: doc.place, text: [doc.kind, doc.body] },
      );
    case 'forms':
      return entry(
        { key, kind, title, path: pathOf.forms(doc.slug) },
        { lead: doc.lead ?? '', text: doc.have },
      );
    case 'terms':
      return entry(
        { key, kind, title: `${doc.term}: ${doc.english}`, path: `/glossary#${anchorOf(doc.term)}` },
        { lead: doc.meaning, topics: doc.also ?? '' },
      );
  }
}
