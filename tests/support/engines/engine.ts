import { vi } from 'vitest';
import { pollOptions } from '../poll-options.ts';

/** Something on a page that a person can use. */
export type Control = {
  click: () => Promise<void>;
  /** Puts a text in the place of what is in it. */
  type: (text: string) => Promise<void>;
};

/** A browser with one page, however it is driven. */
export type Engine = {
  goto: (address: string) => Promise<void>;
  /** Runs the body of a function in the page. Its answer is data. */
  run: <T>(body: string, ...args: readonly unknown[]) => Promise<T>;
  /** Runs the body of a function in the page that answers an element. @throws Error where it answers none. */
  find: (body: string, ...args: readonly unknown[]) => Promise<Control>;
  close: () => Promise<void>;
};

/** A control by what a person reads of it: its label, or the words on it. What is out of sight is passed over. */
const byName = `
  const [kind, name] = arguments;
  const seen = (one) => one.getClientRects().length > 0;
  const words = (one) => (one.innerText || one.getAttribute('aria-label') || '').replace(/\\s+/g, ' ').trim();
  if (kind === 'field') {
    const label = [...document.querySelectorAll('label')].find((one) => seen(one) && words(one).startsWith(name));
    if (label) return label.control ?? document.getElementById(label.htmlFor);
    return [...document.querySelectorAll('[aria-label]')].find((one) => seen(one) && one.ariaLabel === name);
  }
  const among = { link: 'a[href]', button: 'button, summary', option: '[role=option]' }[kind];
  return [...document.querySelectorAll(among)].find((one) => seen(one) && words(one) === name);
`;

/** What a person does with a page, in any engine. What is not there yet is waited for. */
export function personWith(engine: Engine) {
  const find = (kind: 'field' | 'link' | 'button' | 'option', name: string) =>
    vi.waitFor(() => engine.find(byName, kind, name), pollOptions);
  const fill = async (label: string, text: string) => (await find('field', label)).type(text);
  const press = async (name: string) => (await find('button', name)).click();
  return {
    goto: engine.goto,
    fill,
    press,
    follow: async (name: string) => (await find('link', name)).click(),
    choose: async (label: string, answer: string) => {
      await fill(label, answer);
      await (await find('option', answer)).click();
    },
    text: () => engine.run<string>(`return document.querySelector('main')?.innerText ?? ''`),
    address: () => engine.run<string>('return location.href'),
    isThere: (selector: string) =>
      engine.run<boolean>('return document.querySelector(arguments[0]) !== null', selector),
  };
}

export type Person = ReturnType<typeof personWith>;
