import type { FieldError } from '@majak/desk/use-cases/field-errors';
import { problem } from '../problem.ts';
import { secondsUntilSearch } from './search-limit.ts';
import { mostResults, normalizeQuery, resultsOnPage } from './search-query.ts';
import { searchSite } from './site-search.ts';

type SearchParameters = { words: string; limit: number; errors: FieldError[] };

function parametersOf(asked: URLSearchParams): SearchParameters {
  const words = normalizeQuery(asked.get('q'));
  const wanted = asked.get('limit') ?? String(resultsOnPage);
  const isLimit = /^\d{1,3}$/.test(wanted) && Number(wanted) >= 1 && Number(wanted) <= mostResults;
  const errors = [
    ...(words ? [] : [{ field: 'q', code: 'missing', message: 'Say what to look for' }]),
    ...(isLimit
      ? []
      : [{ field: 'limit', code: 'range', message: `Enter a number from 1 to ${mostResults}` }]),
  ];
  return { words, limit: Number(wanted), errors };
}

/** Answers a search of the API: 200, 422 with every wrong parameter, or 429. A long question is cut. */
export async function searchResponse(asked: URLSearchParams, headers: Headers): Promise<Response> {
  const retryAfterS = await secondsUntilSearch(headers);
  if (retryAfterS !== undefined)
    return problem({
      status: 429,
      title: 'Too many searches from your address',
      headers: { 'Retry-After': String(retryAfterS) },
    });
  const { words, limit: wanted, errors } = parametersOf(asked);
  if (errors.length > 0)
    return problem({ status: 422, title: 'Some parameters need your attention', errors });
  return Response.json(
    { query: words, ...searchSite(words, { limit: wanted }) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
