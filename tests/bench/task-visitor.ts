import type { Locator, Page } from 'playwright-core';

/** Seconds of the keystroke-level model: Card, Moran and Newell, Communications of the ACM 23(7), 1980, for a skilled typist. */
const keyS = 0.2;
const pointS = 1.1;
const pressS = 0.2;
const handS = 0.4;
const decideS = 1.35;
/** A wheel or a swipe over one screen: pointing once; what passes by is not read. */
const scrollS = pointS;

/** What a task took. */
export type Effort = { clicks: number; keys: number; screens: number; seconds: number };

/**
 * A person with a mouse and a keyboard on one page, whose efforts are counted: clicks, keys, screens scrolled, and the seconds of
 * the keystroke-level model with the time that the product took to answer. To read takes none.
 */
export function taskVisitor(page: Page) {
  const effort: Effort = { clicks: 0, keys: 0, screens: 0, seconds: 0 };
  const timed = async (does: () => Promise<unknown>) => {
    const startedMs = performance.now();
    await does();
    effort.seconds += (performance.now() - startedMs) / 1000;
  };
  /** Brings something into sight by whole screens. */
  const look = async (at: Locator) => {
    await timed(() => at.waitFor());
    const away = await at.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const height = innerHeight;
      const screens = top < 0 ? Math.ceil(-top / height) : Math.ceil(Math.max(0, bottom - height) / height);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return screens;
    });
    effort.screens += away;
    effort.seconds += away * scrollS;
  };
  const click = async (at: Locator) => {
    await look(at);
    effort.clicks += 1;
    effort.seconds += decideS + pointS + pressS;
    await timed(() => at.click());
  };
  const type = async (at: Locator, text: string) => {
    await look(at);
    effort.clicks += 1;
    effort.keys += text.length;
    effort.seconds += decideS + pointS + pressS + 2 * handS + text.length * keyS;
    await timed(() => at.fill(text));
  };
  return {
    page,
    effort,
    click,
    type,
    /** A list is opened, a first letter typed, and the line chosen. */
    choose: async (at: Locator, label: string) => {
      await look(at);
      effort.clicks += 2;
      effort.keys += 1;
      effort.seconds += decideS + 2 * (pointS + pressS) + 2 * handS + keyS;
      await timed(() => at.selectOption({ label }));
    },
    look,
  };
}

export type TaskVisitor = ReturnType<typeof taskVisitor>;
