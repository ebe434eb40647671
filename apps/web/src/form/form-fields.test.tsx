import { answerLines } from '@majak/tools/form/answer-lines';
import type { Answers, Field } from '@majak/tools/form/field';
import { answersToTexts } from '@majak/tools/form/field-texts';
import { type Form, form } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { choice } from '@majak/tools/form/kinds/choice';
import { country } from '@majak/tools/form/kinds/country';
import { file } from '@majak/tools/form/kinds/file';
import { optionalGroup } from '@majak/tools/form/kinds/group';
import { longText } from '@majak/tools/form/kinds/long-text';
import { month } from '@majak/tools/form/kinds/month';
import { rows } from '@majak/tools/form/kinds/rows';
import { search } from '@majak/tools/form/kinds/search';
import { optionalText, text } from '@majak/tools/form/kinds/text';
import { tick } from '@majak/tools/form/kinds/tick';
import { yesNo } from '@majak/tools/form/kinds/yes-no';
import { movingAnswers, movingForm, movingTexts } from '@majak/tools/form/moving-form-fixture';
import { allowUnknown } from '@majak/tools/form/unknown-answer';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allFieldComponents } from './all-field-components.ts';
import { FaultsList } from './faults-list.tsx';
import { type FieldComponents, idOf } from './field-components.ts';
import { FormFields } from './form-fields.tsx';
import { type Start, useForm } from './use-form.ts';
import { useFormValidation } from './use-form-validation.ts';

type Given = Partial<Start> & { only?: readonly string[]; drawing?: FieldComponents };

function Screen({ of, only, drawing = { kinds: allFieldComponents }, ...start }: Given & { of: Form }) {
  const live = useForm(of, { id: 'tried', ...start });
  const { screen, reading } = useFormValidation(of, live);
  return (
    <form>
      <FaultsList live={live} faults={reading.ok ? [] : reading.faults} />
      <FormFields {...{ screen, drawing, only }} fields={of.fields} />
    </form>
  );
}
const drawn = (of: Form, given: Given = {}) => renderToStaticMarkup(<Screen of={of} {...given} />);
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const named = (html: string, name: string) =>
  tags(html, '\\w+').filter((tag) => tag.includes(` name="${name}"`));

const others = form({
  key: 'others',
  version: 1,
  fields: {
    colour: choice({
      label: 'Colour',
      start: null,
      shown: 'select',
      options: [{ value: 'red', label: 'Red' }],
    }),
    since: allowUnknown(month({ label: 'Since' })),
    service: search({ label: 'Service', list: 'services' }),
    photo: file({ label: 'Photo', accept: ['image/png'], maxBytes: 9 }),
    agreed: tick({ label: 'Consent', says: 'I agree to it' }),
    name: optionalText({ label: 'Name', needed: (_near, whole) => whole.colour === 'red' }),
    nick: optionalText({ label: 'Other name', hint: 'If you have one', seldom: true }),
  },
});

describe('the fields of a form on the server', () => {
  it('have the names they travel by, the texts that were typed, and ids of their own on a page with two forms', () => {
    const html = drawn(movingForm, { typed: movingTexts, prefix: 'move-' });
    for (const [name, text] of [
      ['cf_full_name', movingTexts.fullName],
      ['children.0.name', 'Petr Novák'],
      ['home.city', 'Brno'],
      ['rent', '12 500,50'],
    ] as const) {
      const [field = ''] = named(html, name);
      expect(field).toContain(`id="move-${name}"`);
      expect(field).toContain(`value="${text}"`);
    }
    expect(html).not.toContain('"fullName"');
    expect(named(html, 'needs').filter((tag) => tag.includes('checked')).length).toBe(2);
    expect(html).toContain('>two\r\nlines</textarea>');
    expect(html).toContain('<option value="CZ" selected="">Czechia</option>');
    expect(html).not.toContain('Remove child');
    const many = drawn(movingForm, { typed: { ...movingTexts, 'children.999999.name': 'x' } });
    expect(many.match(/Child <!-- -->\d|Child \d/g)?.length).toBeLessThan(6);
    expect(named(html, 'add')[0]).toContain('value="children"');
    const two = drawn(movingForm, { typed: { ...movingTexts, 'children.1.name': '' } });
    expect(two).toMatch(/Remove child.*2/);
    // Enter presses the first button of a form: not one that takes a row out.
    const [first = ''] = tags(two, 'button').filter((tag) => tag.includes('type="submit"'));
    expect(first).not.toContain('name=');
    expect(named(two, 'remove').map((tag) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual([
      'children.0',
      'children.1',
    ]);
  });
  it('are drawn for each kind, and say which may be left empty', () => {
    const html = drawn(others);
    expect(html).toContain('<option value="" selected="">Choose an answer</option>');
    expect(html).toContain('placeholder="MM/YYYY"');
    expect(html).toContain('I agree to it');
    expect(html).toContain('accept="image/png"');
    expect(html.match(/\(optional\)/g)).toHaveLength(3);
    expect(drawn(others, { typed: { colour: 'red' } }).match(/\(optional\)/g)).toHaveLength(2);
    expect(html).toMatch(/<summary.*More about you.*Other name/s);
  });
  it('take “I don’t know yet”, which has the last word in a plain post', () => {
    const html = drawn(others, { typed: { since: '?' } });
    const [text = '', box = ''] = named(html, 'since');
    expect(text).toContain('disabled');
    expect(text).toContain('value=""');
    expect(box).toMatch(/type="checkbox".*checked.*value="\?"/);
  });
  it('take “I don’t know yet” at each kind that may be unknown', () => {
    const fields = {
      word: allowUnknown(text({ label: 'It' })),
      note: allowUnknown(longText({ label: 'It', maxLength: 9 })),
      land: allowUnknown(country({ label: 'It' })),
      isIt: allowUnknown(yesNo({ label: 'It' })),
      colour: allowUnknown(choice({ label: 'It', options: [{ value: 'red', label: 'Red' }] })),
    };
    const html = drawn(form({ key: 'u', version: 1, fields }), { typed: { note: '?' } });
    expect(html.match(/value="\?"/g)).toHaveLength(5);
    expect(html).toMatch(/<textarea[^>]*disabled/);
  });
  it('hide what does not matter for these answers, unless no script could bring it back', () => {
    const hidden = (html: string) => /<div class="unscripted"><fieldset id="children"/.test(html);
    expect(hidden(drawn(movingForm, { typed: { with: 'nobody' } }))).toBe(true);
    expect(hidden(drawn(movingForm, { typed: movingTexts }))).toBe(false);
  });
  it('say what the server said, and lead there from the top; nothing else before anything was typed', () => {
    const html = drawn(movingForm, { typed: {}, said: { email: 'Not this one' } });
    expect(html).toContain('id="email-error"');
    expect(html).toContain('aria-describedby="email-error"');
    expect(html.match(/id="[^"]*-error"/g)).toEqual(['id="email-error"']);
    expect(html.match(/href="#[^"]*"/g)).toEqual(['href="#email"']);
  });
  it('are no longer folded away once something stands inside one of them, or is wrong there', () => {
    const seldom = (part: Field) =>
      form({ key: 'seldom', version: 1, fields: { part: { ...part, seldom: true } } });
    const inside = { nick: optionalText({ label: 'Other name' }) };
    const opened = (of: Form, given: Given) => /<details[^>]* open/.test(drawn(of, given));
    const grouped = seldom(optionalGroup({ label: 'Names', fields: inside }));
    const listed = seldom(rows({ label: 'Names', row: 'name', max: 2, min: 0, columns: inside }));
    expect([opened(grouped, {}), opened(listed, {})]).toEqual([false, false]);
    expect(opened(grouped, { typed: { 'part.nick': 'Jan' } })).toBe(true);
    expect(opened(grouped, { said: { 'part.nick': 'Not this one' } })).toBe(true);
    expect(opened(listed, { typed: { 'part.0.nick': 'Jan' } })).toBe(true);
  });
  it('are drawn for as many rows as there have to be, each with what it starts with', () => {
    const columns = { land: country({ label: 'Country', start: 'SK' }) };
    const list = (min: number) =>
      form({
        key: 'list',
        version: 1,
        fields: { all: rows({ label: 'All', row: 'one', min, max: 3, columns }) },
      });
    expect(named(drawn(list(0)), 'all.0.land')).toEqual([]);
    expect(drawn(list(1))).toContain('<option value="SK" selected="">Slovakia</option>');
    expect(named(drawn(list(1)), 'remove')).toEqual([]);
    expect(named(drawn(list(0), { typed: { 'all.0.land': 'SK' } }), 'remove')).toHaveLength(1);
  });
  it('are those of one step', () => {
    const html = drawn(movingForm, { only: ['rent'] });
    expect(tags(html, 'input').length).toBe(1);
  });
  it('are drawn otherwise where a screen says so', () => {
    const drawing = { kinds: allFieldComponents, fields: { rent: () => <b>My own rent</b> } };
    expect(drawn(movingForm, { drawing, only: ['rent'] })).toContain('<b>My own rent</b>');
    expect(() => drawn(movingForm, { drawing: { kinds: {} } })).toThrow('The screen of move draws no text');
  });
});

const png = (bytes: number) => `data:image/png;base64,${btoa('x'.repeat(bytes))}`;

describe('a file that travels with the answers', () => {
  const photo = (text: string) =>
    drawn(others, { typed: { photo: text }, left: ['photo'], tells: 'once it is left', only: ['photo'] });
  it.each([
    ['one too large', png(10), 'Photo: choose a file of at most 9 bytes'],
    ['one of another type', 'data:text/html;base64,PGI+', 'Photo: choose a file of type PNG'],
    ['no file at all', '"><script>alert(1)</script>', 'Photo: choose a file of type PNG'],
  ])('is refused in words at its field: %s', (_, text, words) => {
    const html = photo(text);
    expect(html).toMatch(new RegExp(`<p id="photo-error"[^>]*>.*${words}</p>`));
    const [input = ''] = tags(html, 'input');
    expect(input).toContain('aria-describedby="photo-error"');
    expect(input).toContain('aria-invalid="true"');
    expect(html).not.toContain('<script>');
  });
  it('is there after a reload, and can be taken out', () => {
    const html = photo(png(9));
    expect(html).toContain('A file is attached.');
    expect(html).toContain('Remove the file');
    expect(html).not.toContain('photo-error');
    expect(html).not.toContain('base64');
  });
  it('is not asked for without a script, and a plain post leaves it out', () => {
    const html = drawn(others, { only: ['photo'] });
    expect(html).toContain('class="scripted"');
    expect(html).not.toContain('name="photo"');
    expect(fromPost(others.fields, [['photo', new File(['x'], '../../<b>.png')]])).toEqual({});
  });
});

describe('the lines of the answers', () => {
  it.each([
    ['the sample form', movingForm, { ...movingAnswers, movedOn: null }],
    [
      'every other kind',
      others,
      { colour: 'red', since: null, service: 'Visa', photo: png(1), agreed: true },
    ],
  ] as [string, Form, Answers][])('leads from each answer to its field: %s', (_, of, given) => {
    const prefix = 'tried-';
    const html = drawn(of, { prefix, typed: answersToTexts(of.fields, given) });
    const lines = answerLines(of.fields, given);
    const ids = lines.map(({ path }) => idOf({ form: of, prefix }, path));
    expect(ids.length).toBeGreaterThanOrEqual(Object.keys(given).length);
    for (const id of ids) expect(html, id).toContain(` id="${id}"`);
    expect(JSON.stringify(lines)).not.toContain('base64');
  });
  it('says what it does not know as it was given, and nothing of a file that is none', () => {
    const given = { colour: '<b>pink</b>', agreed: 'x', service: '<script>', photo: '../../etc/passwd' };
    const said = JSON.stringify(answerLines(others.fields, given));
    expect(said).toContain('<b>pink</b>');
    expect(said).not.toContain('passwd');
  });
  it('says every answer in words, those alone that are asked for', () => {
    const answers = { fullName: 'Jana', movedOn: null, children: [{ name: 'Petr', school: true }], rent: 9 };
    const said = JSON.stringify(answerLines(movingForm.fields, answers));
    expect(said).toContain('I don’t know yet');
    expect(said).not.toContain('Petr');
    const whole = answerLines(movingForm.fields, { ...answers, with: 'family' });
    expect(whole.map(({ under, label }) => [...under, label].join(', '))).toContain(
      'Child 1, Goes to school',
    );
    expect(whole.map(({ path }) => path)).toContain('children.0.name');
  });
});
