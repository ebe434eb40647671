import { useCallback, useEffect, useRef, useState } from 'react';
import { emptySlots, keepSlotOfTab, type Slot, slotOfTab } from './draft-slots.ts';

/** The pauses in which a page that is left may let its slot go, before that counts as another tab's. */
const reloadPausesMs = [50, 100, 200, 400, 800];

type Release = () => void;

/**
 * Holds a slot that is free for as long as this page is there: no other tab gets it meanwhile, and a crash lets it go.
 * @returns the way to let it go; nothing if another tab has it.
 */
function hold(slot: Slot): Promise<Release | undefined> {
  // An address without encryption has no locks: every slot is free there.
  if (!navigator.locks) return Promise.resolve(() => undefined);
  const { promise, resolve } = Promise.withResolvers<Release | undefined>();
  const held = (lock: Lock | null) => {
    if (!lock) return resolve(undefined);
    const { promise: over, resolve: release } = Promise.withResolvers<void>();
    resolve(release);
    return over;
  };
  navigator.locks.request(slot, { ifAvailable: true }, held).catch(() => resolve(undefined));
  return promise;
}

/**
 * Holds a slot that a page which is being left may have still. It is asked for again and again: a limit of time on one
 * request runs out by itself in a browser that is busy, though the slot is free.
 */
async function holdOnceLeft(slot: Slot): Promise<Release | undefined> {
  for (const pauseMs of reloadPausesMs) {
    const release = await hold(slot);
    if (release) return release;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return hold(slot);
}

/** The first of some slots that is free, held. */
async function holdFirst(slots: Iterable<{ slot: Slot; wait?: boolean }>) {
  for (const { slot, wait } of slots) {
    const release = await (wait ? holdOnceLeft(slot) : hold(slot));
    if (release) return { slot, release };
  }
  return undefined;
}

/** Slots for a tab: the one it has had, the first of the form, one with nothing in it. */
function* slotsFor(name: string): Generator<{ slot: Slot; wait?: boolean }> {
  const own = slotOfTab(name);
  if (own) yield { slot: own, wait: true };
  else yield { slot: name };
  for (const slot of emptySlots(name)) yield { slot };
}

/** The slots that tabs hold now. */
export async function heldSlots(): Promise<ReadonlySet<Slot>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap((lock) => lock.name ?? []));
}

/**
 * The slot in which this tab keeps its draft: two tabs never write into the same. A reload, the way back and a crash
 * find it again.
 * @returns nothing until it is known; and the way to go on with another, which says whether it was free.
 */
export function useDraftSlot(name: string): {
  slot: Slot | undefined;
  goTo: (slot: Slot) => Promise<boolean>;
} {
  const [slot, setSlot] = useState<Slot>();
  const release = useRef<Release>(undefined);
  const settle = useCallback(
    (held: { slot: Slot; release: Release } | undefined): boolean => {
      if (!held) return false;
      release.current?.();
      release.current = held.release;
      keepSlotOfTab(name, held.slot);
      setSlot(held.slot);
      return true;
    },
    [name],
  );
  useEffect(() => {
    const find = async () => settle(await holdFirst(slotsFor(name)));
    const listening = new AbortController();
    const { signal } = listening;
    void find();
    const leave = () => {
      release.current?.();
      release.current = undefined;
    };
    addEventListener('pagehide', leave, { signal });
    addEventListener('pageshow', ({ persisted }) => void (persisted && find()), { signal });
    return () => {
      listening.abort();
      leave();
    };
  }, [name, settle]);
  const goTo = useCallback(async (to: Slot) => settle(await holdFirst([{ slot: to }])), [settle]);
  return { slot, goTo };
}
