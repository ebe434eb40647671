import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf } from '../support/studio.ts';

const product = inject('product');
const { asOwner } = studioOf(product);
const open = useBrowser();
const next = new Date().getUTCFullYear() + 1;
const titles = ['Fourth', 'Fifth'].map((name) => `${name} sample ${randomUUID().slice(0, 8)}`);
const made: unknown[] = [];

beforeAll(async () => {
  const { body } = await asOwner('/insurance-products?where[slug][equals]=sample-complete-600&depth=0');
  const [sample] = Array.isArray(body.docs) ? body.docs : [];
  for (const title of titles) {
    const { id: _, createdAt: __, updatedAt: ___, ...copied } = sample;
    const copy = { ...copied, title, slug: title.toLowerCase().replaceAll(' ', '-'), _status: 'published' };
    const answer = await asOwner('/insurance-products', 'POST', copy);
    expect(answer.status).toBe(201);
    made.push(Object(answer.body.doc).id);
  }
});
afterAll(async () => {
  for (const id of made) await asOwner(`/insurance-products/${id}`, 'DELETE');
});

/** Everything that a comparison asks, as a form posts it. */
const answers = {
  category: 'comprehensive',
  client: 'individual',
  age: '24',
  gender: 'female',
  insuredType: 'student',
  startsOn: `01/02/${next}`,
  duration: '12',
  purpose: 'study',
  stayFrom: `01/02/${next}`,
  stayTo: `31/01/${next + 1}`,
  filed: 'abroad',
  insuredBy: 'nobody',
  firstName: 'Ada',
  lastName: 'Sample',
  nationality: 'India',
  email: 'ada.compares@example.com',
  phoneNumber: '+420 600 000 000',
  street: 'Sample Street',
  houseNumber: '1',
  city: 'Praha',
  zipCode: '110 00',
  country: 'CZ',
  insuredSelf: 'yes',
  dateOfBirth: `01/05/${next - 25}`,
  intent: 'compare',
};

test('of five that fit four are shown side by side, on a phone too, and it is said that four are the most', async () => {
  const { page, context, faults } = await open({ viewport: { width: 360, height: 740 } });
  await page.goto(`${product.web}/healthInsurance`);
  const compare = () =>
    follow(page, () =>
      page.evaluate((texts) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: '/healthInsurance/insuranceResults',
        });
        for (const [name, value] of Object.entries(texts))
          form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
        document.body.append(form);
        form.submit();
      }, answers),
    );
  const boxes = page.getByLabel('Compare side by side');
  const count = async () => {
    await compare();
    return boxes.count();
  };
  await expect.poll(count, pollOptions).toBe(5);
  for (const box of await boxes.all()) await box.check();
  await follow(page, () =>
    page.getByRole('button', { name: 'Show the ticked side by side, up to 4' }).click(),
  );
  expect(await sidewaysFaults(page, 'four side by side at 360')).toEqual([]);
  await page.setViewportSize({ width: 768, height: 900 });
  // What names the row, and four.
  expect(await page.getByRole('table').getByRole('columnheader').count()).toBe(5);
  expect(await sidewaysFaults(page, 'four side by side at 768')).toEqual([]);
  expect(await axeFaults(page, 'four side by side')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
