import { allApplications } from '@majak/sites/all-tools';
import { formSteps } from '@majak/tools/form/steps';
import type { Application } from '@majak/tools/forms/application';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ApplicationScreen } from './application-screen.tsx';
import { movingApplication } from './moving-application-fixture.ts';
import { type Position, positionAt } from './position.ts';

const drawn = (application: Application, typed: Record<string, string>, position: Position) =>
  renderToStaticMarkup(
    <ApplicationScreen
      application={application}
      page={position.page}
      today="2026-11-28"
      posted={{ typed, position, reached: [], failed: false }}
      officeEmail="office@example.com"
    />,
  );
const headings = (html: string) => html.match(/<h1[ >]/g)?.length;
const applications = await allApplications();

describe.each(applications.map((application) => [application.slug, application] as const))(
  '%s',
  (_, application) => {
    test('each of its pages is drawn, under one heading', () => {
      const steps = formSteps(application.form).map(({ key }) => key);
      for (const page of [...steps, 'check', '']) {
        const html = drawn(application, {}, positionAt(page));
        expect([page, headings(html)]).toEqual([page, 1]);
        expect(html).toContain('method="post"');
      }
    });
  },
);

test('a page carries the answers to all others, those out of sight too, and none of its own twice', () => {
  const typed = { name: 'Ana "A" <b>', hasDog: 'no', 'dogs.0.called': 'Rek' };
  const html = drawn(movingApplication, typed, { ...positionAt('dog', ['you']), returns: ['check', 'move'] });
  expect(html).toContain('<input type="hidden" name="name" value="Ana &quot;A&quot; &lt;b&gt;"/>');
  expect(html).toContain('<input type="hidden" name="dogs.0.called" value="Rek"/>');
  expect(html).toContain('<input type="hidden" name="~seen" value="you"/>');
  expect(html).toContain('<input type="hidden" name="~returns" value="check,move"/>');
  expect(html).not.toContain('type="hidden" name="hasDog"');
});

test('a fault is told twice in the same words, and leads to its field', () => {
  const faults = [{ field: 'name', code: 'missing', message: 'Enter your name' }];
  const html = drawn(movingApplication, {}, { ...positionAt('you'), faults });
  expect(html.match(/Enter your name/g)).toHaveLength(2);
  expect(html).toContain('href="#name"');
  expect(html).toContain('id="name"');
});

test('one field alone is the heading of its page, and the page says why it asks', () => {
  expect(drawn(movingApplication, {}, positionAt('move'))).toMatch(
    /<h1[^>]*><label for="movesOn"[^>]*>When do you move\?/,
  );
  expect(drawn(movingApplication, {}, positionAt('dog'))).toMatch(
    /<legend[^>]*><h1>Do you have a dog\?<\/h1>/,
  );
  expect(drawn(movingApplication, {}, positionAt('you'))).toContain('We write it on the box.');
});

test('the check says what was passed over, and where each answer is changed', () => {
  const html = drawn(movingApplication, { name: 'Ana', hasDog: 'no', movesOn: '?' }, positionAt('check'));
  expect(html.match(/Not provided/g)).toHaveLength(1);
  expect(html).toContain('value="change:dog"');
  expect(html).not.toContain('Your dogs');
  expect(html).toContain('You may use this.');
});

test('an application that is refused says why and what else there is, and keeps the answers', () => {
  const html = drawn(movingApplication, { name: 'Nobody' }, { ...positionAt('you'), refused: true });
  expect(html).toContain('Nobody can’t move');
  expect(html).toContain('<input type="hidden" name="name" value="Nobody"/>');
});

test('what is wrong though it can be handed in is told: on the check, over the parts, and where it was answered', () => {
  const certificate = applications.find(({ slug }) => slug === 'temporary-residence-certificate');
  if (!certificate) throw new Error('No such application');
  const typed = { bornOn: '29/11/2026', passportValidUntil: '27/11/2026', 'children.0.bornOn': '01/01/2100' };
  const said = (page: string, seen: readonly string[] = []) => {
    const html = drawn(certificate, typed, positionAt(page, seen));
    return [
      '29/11/2026: a date of birth must be in the past',
      'has expired',
      '§\u00A0116, act 326/1999 Sb.',
    ].map((words) => html.includes(words));
  };
  expect(said('check')).toEqual([true, true, true]);
  expect(said('')).toEqual([true, true, true]);
  expect(said('birth')).toEqual([false, false, false]);
  expect(said('birth', ['birth'])).toEqual([true, false, false]);
  const right = { bornOn: '28/11/2026', passportValidUntil: '28/11/2026' };
  expect(drawn(certificate, right, positionAt('check'))).not.toMatch(/in the past|has expired/);
  const parts = (given: Record<string, string>) => drawn(certificate, given, positionAt(''));
  expect(parts(typed)).toContain('There is a problem');
  expect(parts(right)).not.toContain('There is a problem');
});

test('the parts can be checked and sent once each is begun and right, whatever is not known yet', () => {
  const typed = { name: 'Ana', hasDog: 'no', movesOn: '?' };
  const ready = drawn(movingApplication, typed, positionAt('', ['you', 'dog', 'move']));
  expect(ready).toContain('You’ve completed 1 of 2 parts. You can leave out what you don’t know yet.');
  expect(drawn(movingApplication, {}, positionAt(''))).toContain('Fill them in, in any order.');
});
