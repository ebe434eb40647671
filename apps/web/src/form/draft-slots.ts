import { readStoredText, writeStoredText } from './browser-store.ts';

/** A draft lies in a slot: the first has the name of its form, others a number behind it. */
export type Slot = string;

const isOf = (name: string, key: string): boolean =>
  key === name || (key.startsWith(`${name}.`) && /^\d+$/.test(key.slice(name.length + 1)));

/** The slots of a form in which this browser keeps a draft. */
export function filledSlots(name: string): Slot[] {
  try {
    const order = (slot: Slot) => Number(slot.slice(name.length + 1));
    return Object.keys(localStorage)
      .filter((key) => isOf(name, key))
      .toSorted((one, other) => order(one) - order(other));
  } catch {
    return [];
  }
}

/** Slots that hold nothing, the first of them first; without end. */
export function* emptySlots(name: string): Generator<Slot> {
  for (let at = 2; ; at += 1) if (readStoredText(`${name}.${at}`) === undefined) yield `${name}.${at}`;
}

const memory = (name: string) => `${name}-tab`;

/** The slot that this tab has held, through a reload and through the pages it has been on. */
export function slotOfTab(name: string): Slot | undefined {
  try {
    const slot = sessionStorage.getItem(memory(name)) ?? '';
    return isOf(name, slot) ? slot : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the slot of this tab. */
export function keepSlotOfTab(name: string, slot: Slot): void {
  try {
    sessionStorage.setItem(memory(name), slot);
  } catch {
    // The tab finds a slot again after a reload.
  }
}

/** Writes a draft into a slot of its own. @returns the slot; nothing where the browser keeps no more. */
export function keepAside(name: string, text: string, held: ReadonlySet<Slot>): Slot | undefined {
  for (const slot of emptySlots(name)) {
    if (held.has(slot)) continue;
    return writeStoredText(slot, text) ? slot : undefined;
  }
  return undefined;
}
