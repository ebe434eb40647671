import { chromium } from 'playwright-core';
import { newAddress } from '../support/browser.ts';
import { browserPath } from '../support/browser-path.ts';
import { contactInput } from '../support/contact-input.ts';
import { print } from './figures.ts';
import { type TaskVisitor, taskVisitor } from './task-visitor.ts';
import { startWeb } from './web-process.ts';

type Task = {
  name: string;
  /** At most so many clicks; to go into a field is one, to choose from a list two. */
  clicks: number;
  does: (visitor: TaskVisitor) => Promise<void>;
};

const top = ({ page }: TaskVisitor, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

/** What people come for, as somebody does it who begins on the front page and is new to the site. */
const tasks: readonly Task[] = [
  {
    name: 'permit and pay of an American with an offer',
    clicks: 4,
    does: async (visitor) => {
      const { page, choose, type, click, look } = visitor;
      await choose(page.getByLabel('Country of your passport'), 'United States');
      await type(page.getByLabel('Gross monthly pay'), '60000');
      await click(page.getByRole('button', { name: 'Show my plan' }));
      await look(page.locator('#plan-answer h2').first());
      await look(page.getByText('What it costs, and what’s left').last());
    },
  },
  {
    name: 'flat tax or not at 900 000',
    clicks: 3,
    does: async (visitor) => {
      const { page, click, type, look } = visitor;
      await click(top(visitor, 'Online Tax'));
      await click(page.getByRole('main').getByRole('link', { name: 'flat-rate tax', exact: true }));
      await type(page.getByLabel('Yearly income'), '900000');
      await look(page.getByText('The flat tax saves you each year').first());
    },
  },
  {
    name: 'invoice for a German company',
    clicks: 21,
    does: async (visitor) => {
      const { page, click, type, choose, look } = visitor;
      await click(
        page.getByRole('banner').getByText('Freelance Tools', { exact: true }).filter({ visible: true }),
      );
      await click(top(visitor, 'Invoice Generator'));
      await look(page.locator('#part-what'));
      await page.locator('#part-what').hover();
      await page.locator('#questions[data-live=true]').waitFor();
      const part = (name: string) => page.getByRole('region', { name, exact: true });
      const you = part('You');
      await type(you.getByLabel('Your IČO (company ID)'), '12345679');
      await type(you.getByLabel('Your name or company'), 'Ana Sample');
      await type(you.getByLabel('Street and number'), 'Dlouhá 1');
      await type(you.getByLabel('Postcode'), '110 00');
      await type(you.getByLabel('Town'), 'Praha 1');
      const customer = part('Your customer');
      await choose(customer.getByLabel('Country', { exact: true }), 'Germany');
      await type(customer.getByLabel('Name of the company'), 'Beispiel GmbH');
      await type(customer.getByLabel('Street and number'), 'Musterweg 2');
      await type(customer.getByLabel('Town'), 'Berlin');
      await type(page.getByLabel('What it’s for'), 'Translation of a contract');
      await type(page.getByLabel('Quantity'), '7,5');
      await type(page.getByLabel('Price', { exact: true }), '1 000');
      await type(page.locator('#questions').getByLabel('Account number', { exact: true }), '19-123457/0710');
      await click(page.getByRole('button', { name: 'Say that you are in the trade register' }));
      await click(page.getByRole('button', { name: 'Invoice as an identified person' }).first());
      await type(you.getByLabel('DIČ (tax number)'), 'CZ12345679');
      await type(customer.getByLabel('VAT or tax number of the customer'), 'DE123456788');
      await page.locator('#answer').getByText('20 right').first().waitFor();
      const file = page.waitForEvent('download');
      await click(page.locator('#answer').getByRole('button', { name: 'Download the PDF' }));
      await file;
    },
  },
  {
    name: 'help with a trade licence',
    clicks: 12,
    does: async (visitor) => {
      const { page, click, type } = visitor;
      const asked = contactInput();
      await click(page.getByRole('main').getByRole('link', { name: 'Trade licence' }).first());
      await click(page.getByRole('main').getByRole('link', { name: 'Ask for this service' }).first());
      await type(page.getByLabel('Full name'), asked.cf_full_name);
      await type(page.getByLabel('E-mail', { exact: true }), asked.email);
      await type(page.getByLabel('Phone'), asked.cf_client_phone_number);
      await type(page.getByRole('combobox', { name: 'Nationality' }), 'braz');
      await click(page.getByRole('option').first());
      await type(page.getByLabel('How can we help?'), asked.description);
      await click(page.getByRole('button', { name: 'Send request' }));
      await page
        .getByText(/MJK-\w{4}-\w{4}/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'how long an employee card takes',
    clicks: 2,
    does: async (visitor) => {
      const { page, click, look } = visitor;
      await click(top(visitor, 'Services'));
      await click(page.getByRole('link', { name: 'Employee card – first application' }).first());
      await look(page.getByText('60 days by law').first());
    },
  },
];

const viewport = { width: 1440, height: 900 };

/** Five tasks of a new visitor on a wide screen: what each takes of clicks, keys, screens and seconds. */
export async function benchTasks(): Promise<boolean> {
  const web = await startWeb({ TRUSTED_PROXIES: '1' });
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  try {
    for (const { name, clicks, does } of tasks) {
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
      });
      const page = await context.newPage();
      await page.goto(web.url);
      const visitor = taskVisitor(page);
      await does(visitor);
      const { effort } = visitor;
      print({ name: `Task: ${name}`, value: effort.clicks, unit: 'clicks', budget: clicks });
      print({ name: '  keys', value: effort.keys });
      print({ name: '  screens scrolled', value: effort.screens });
      print({ name: '  by the keystroke-level model', value: effort.seconds, unit: 's' });
      await context.close();
    }
    return true;
  } finally {
    await browser.close();
    await web.stop();
  }
}
