import type { ClientDirective } from 'astro';

const approaches = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

const keeps = (names: string): boolean => {
  try {
    return names.split(' ').some((name) => localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
};

/** Once the forms of an island have woken up: a part that comes by a script of its own wakes up later than the island. */
const awake = (el: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const isAwake = () => !el.querySelector('[data-live=false]');
    if (isAwake()) return resolve();
    const watching = new MutationObserver(() => {
      if (!isAwake()) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(el, { subtree: true, attributeFilter: ['data-live'] });
  });

/**
 * `client:approach="key other-key"`: brings an island when somebody comes near it with a pointer, a finger, the focus or
 * a file, and at once where this browser keeps something for it under one of the names. Buttons that were pressed while
 * the script was on its way are pressed again when it is there; what was typed stays in the fields.
 */
const approach: ClientDirective = (load, { value }, el) => {
  const pressed: HTMLButtonElement[] = [];
  const listening = new AbortController();
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed.push(button);
  };
  let coming = false;
  const come = async () => {
    if (coming) return;
    coming = true;
    const hydrate = await load();
    await hydrate();
    await awake(el);
    listening.abort();
    for (const button of pressed) if (button.isConnected) button.click();
  };
  const { signal } = listening;
  for (const type of approaches) el.addEventListener(type, () => void come(), { signal, passive: true });
  el.addEventListener('click', remember, { signal });
  addEventListener('dragenter', () => void come(), { signal });
  if (keeps(value)) void come();
};

export default approach;
