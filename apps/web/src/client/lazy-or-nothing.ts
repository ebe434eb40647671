import { type ComponentType, lazy } from 'react';

/** A part that comes by a script of its own. Where that does not come, as without a network, the page goes on without it. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
