import type { Field } from '@majak/tools/form/field';
import { type Form, form } from '@majak/tools/form/form';
import { choice } from '@majak/tools/form/kinds/choice';
import { file } from '@majak/tools/form/kinds/file';
import { optionalGroup } from '@majak/tools/form/kinds/group';
import { month } from '@majak/tools/form/kinds/month';
import { rows } from '@majak/tools/form/kinds/rows';
import { search } from '@majak/tools/form/kinds/search';
import { optionalText } from '@majak/tools/form/kinds/text';
import { tick } from '@majak/tools/form/kinds/tick';
import { move, typed } from '@majak/tools/form/tried-form';
import { orUnknown } from '@majak/tools/form/unknown';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckAnswers } from './check-answers.tsx';
import type { Drawing } from './drawing.ts';
import { everyKind } from './every-kind.ts';
import { FaultsList } from './faults-list.tsx';
import { FormFields } from './form-fields.tsx';
import { useChecked } from './use-checked.ts';
import { type Start, useForm } from './use-form.ts';

type Given = Partial<Start> & { only?: readonly string[]; drawing?: Drawing };

function Screen({ of, only, drawing = { kinds: everyKind }, ...start }: Given & { of: Form }) {
  const live = useForm(of, { id: 'tried', ...start });
  const { screen, reading } = useChecked(of, live);
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
    since: orUnknown(month({ label: 'Since' })),
    service: search({ label: 'Service', list: 'services' }),
    photo: file({ label: 'Photo', accept: ['image/png'], maxBytes: 9 }),
    agreed: tick({ label: 'Consent', says: 'I agree to it' }),
    name: optionalText({ label: 'Name', needed: (_near, whole) => whole.colour === 'red' }),
    nick: optionalText({ label: 'Other name', hint: 'If you have one', seldom: true }),
  },
});

describe('the fields of a form on the server', () => {
  it('have the names they travel by, the texts that were typed, and ids of their own on a page with two forms', () => {
    const html = drawn(move, { typed, prefix: 'move-' });
    for (const [name, text] of [
      ['cf_full_name', typed.fullName],
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
    expect(drawn(move, { typed: { ...typed, 'children.1.name': '' } })).toMatch(/Remove child.*2/);
    expect(named(html, 'add')[0]).toContain('value="children"');
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
  it('hide what does not matter for these answers, unless no script could bring it back', () => {
    const hidden = (html: string) => /<div class="unscripted"><fieldset id="children"/.test(html);
    expect(hidden(drawn(move, { typed: { with: 'nobody' } }))).toBe(true);
    expect(hidden(drawn(move, { typed }))).toBe(false);
  });
  it('say what the server said, and lead there from the top; nothing else before anything was typed', () => {
    const html = drawn(move, { typed: {}, said: { email: 'Not this one' } });
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
  it('are those of one step', () => {
    const html = drawn(move, { only: ['rent'] });
    expect(tags(html, 'input').length).toBe(1);
  });
  it('are drawn otherwise where a screen says so', () => {
    const drawing = { kinds: everyKind, fields: { rent: () => <b>My own rent</b> } };
    expect(drawn(move, { drawing, only: ['rent'] })).toContain('<b>My own rent</b>');
    expect(() => drawn(move, { drawing: { kinds: {} } })).toThrow('The screen of move draws no text');
  });
});

describe('check your answers', () => {
  it('says every answer in words, each with the way back', () => {
    const answers = { fullName: 'Jana', movedOn: null, children: [{ name: 'Petr', school: true }], rent: 9 };
    const html = renderToStaticMarkup(
      <CheckAnswers fields={move.fields} answers={answers} changeAt={(path) => `#${path}`} />,
    );
    expect(html).toContain('I don’t know yet');
    expect(html).not.toContain('Petr');
    const family = { ...answers, with: 'family' };
    const whole = renderToStaticMarkup(
      <CheckAnswers fields={move.fields} answers={family} changeAt={(path) => `#${path}`} />,
    );
    expect(whole).toContain('Child 1, Goes to school');
    expect(whole).toContain('href="#children.0.name"');
  });
});
