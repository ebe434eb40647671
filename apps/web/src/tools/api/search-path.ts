import type { JsonSchema } from '@majak/tools/form/json-schema';
import { kindLabels } from '../../search/entry.ts';
import { longestQuestion } from '../../search/search-index.ts';
import { mostResults, resultsOnPage } from '../../search/search-query.ts';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const piece = objectWith({
  text: { type: 'string' },
  marked: { type: 'boolean', description: 'One of the words that were looked for.' },
});
const pieces = (description: string): JsonSchema => ({ type: 'array', items: piece, description });

const found = objectWith({
  kind: { enum: Object.keys(kindLabels) },
  label: { type: 'string', description: 'The kind, for people.' },
  title: pieces('The title in pieces.'),
  snippet: pieces('Where the words are, in pieces.'),
  path: { type: 'string', description: 'Where the page is on this site.' },
  url: { type: 'string', format: 'uri' },
});

/** The search of the site. @param language What its offices write, beside English. */
export const searchPath = (language: string): JsonSchema => ({
  get: {
    operationId: 'search',
    tags: ['Search'],
    summary: 'What the site has for some words, best first',
    description: `In English or ${language}, with or without accents. Misspelt words and words that mean the same are found too.`,
    parameters: [
      {
        name: 'q',
        in: 'query',
        required: true,
        description: `The words. What is longer than ${longestQuestion} letters is cut.`,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'limit',
        in: 'query',
        description: 'So many results at most.',
        schema: { type: 'integer', minimum: 1, maximum: mostResults, default: resultsOnPage },
      },
    ],
    responses: {
      200: json(
        'What was found.',
        objectWith({
          query: { type: 'string', description: 'The words as they were read.' },
          results: { type: 'array', items: found },
          total: { type: 'integer', description: 'Pages that were found.' },
          more: { type: 'boolean', description: 'There are more pages than were counted.' },
          match: {
            enum: ['all', 'some'],
            description: 'Whether each has all of the words, or some of them.',
          },
          complete: {
            type: 'boolean',
            description: 'False in the first minute after a start: pages may be missing.',
          },
        }),
      ),
      ...problems(405, 422, 429),
    },
  },
});
