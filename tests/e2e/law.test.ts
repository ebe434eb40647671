import { expect, inject, test } from 'vitest';
import { listedAddresses } from '../support/routes.ts';

const { web } = inject('product');
const textOf = async (path: string) => (await fetch(web + path)).text();
const listed = (await listedAddresses(web)).filter((path) => path.startsWith('/law/'));

test('every rule has a page with its value, its section, its sources, and a title of its own', async () => {
  expect(listed.length).toBeGreaterThan(100);
  const pages = await Promise.all(listed.map(async (path) => ({ path, response: await fetch(web + path) })));
  expect(pages.filter(({ response }) => response.status !== 200).map(({ path }) => path)).toEqual([]);
  const texts = await Promise.all(pages.map(({ response }) => response.text()));
  const faults = texts.flatMap((text, at) => {
    const missing = ['Values over time', 'Where we read it', 'What uses it', 'Checked '].filter(
      (words) => !text.includes(words),
    );
    // The signature in the address of a picture is of random letters.
    const said = text.replaceAll(/\/og\/[\w-]+/g, '');
    return [...missing, ...(/NaN|undefined|\{\{/.exec(said) ?? [])].map((words) => `${listed[at]}: ${words}`);
  });
  expect(faults).toEqual([]);
  const titles = texts.map((text) => /<title>([^<]+)<\/title>/.exec(text)?.[1]);
  expect(titles.length - new Set(titles).size).toBe(0);
});

test('the list leads to every rule, and a rule names the calculators that use it', async () => {
  const list = await textOf('/law');
  expect(listed.filter((path) => !list.includes(`href="${path}"`))).toEqual([]);
  expect(await textOf('/law/cz.social.employee.rate')).toContain(
    'href="/calculators/Czech-Republic-Gross-Net-salary-calculator"',
  );
});

test('a rule nobody has written is a dead end', async () => {
  for (const id of ['cz.no.such', 'toString', 'cz.social.employee.rate/x'])
    expect((await fetch(`${web}/law/${id}`)).status, id).toBe(404);
});
