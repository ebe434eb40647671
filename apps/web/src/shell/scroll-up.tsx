import { Icon } from '@majak/ui/icon';

/** Comes up after 300 px of scroll: see shell.ts. Without script it stays hidden. */
export const ScrollUp = () => (
  <button type="button" className="scroll-up" aria-label="Scroll up" hidden>
    <Icon name="arrow-up" />
  </button>
);
