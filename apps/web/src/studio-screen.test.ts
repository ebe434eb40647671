import { expect, test } from 'vitest';
import { studioScreen } from './studio-screen.ts';

test.each([
  ['/user', ''],
  ['/user/blogsList', '/collections/articles'],
  ['/user/blogDetail/7', '/collections/articles/7'],
  ['/createBlog', '/collections/articles/create'],
  ['/user/blogNewDetail', '/collections/articles/create'],
  ['/user/blogNewDetail/9', '/collections/articles/9'],
  ['/user/service', '/collections/services'],
  ['/user/serviceDetail', '/collections/services/create'],
  ['/user/serviceDetail/3', '/collections/services/3'],
  ['/user/pageDetail', '/collections/pages/create'],
  ['/user/pageDetail/4', '/collections/pages/4'],
  ['/user/insurance', '/collections/insurance-products'],
  ['/user/insuranceDetail', '/collections/insurance-products/create'],
  ['/user/insuranceDetail/1', '/collections/insurance-products/1'],
  ['/user/other', ''],
  ['/user/../../evil', ''],
])('%s → admin%s', (path, expected) => {
  expect(studioScreen(path)).toBe(`http://localhost:3001/admin${expected}`);
});
