import type { APIRoute } from 'astro';
import { problem } from '../../../problem.ts';
import { searchResponse } from '../../../search/search-response.ts';

/** What the site has for some words: services, articles, pages, lessons, terms, calculators, rules of the law. */
export const GET: APIRoute = ({ url, request }) => searchResponse(url.searchParams, request.headers);

// Named, since `ALL` would take it.
export const HEAD = GET;

export const ALL: APIRoute = () =>
  problem({ status: 405, title: 'Use GET', headers: { Allow: 'GET, HEAD' } });
