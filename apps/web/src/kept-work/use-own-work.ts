import { useEffect, useRef, useState } from 'react';
import { readStoredText, writeStoredText } from '../form/browser-store.ts';
import { type AccountWork, keepInAccount, openAccountWork } from './account-work.ts';
import { type DeviceWork, readDeviceWork } from './device-work.ts';
import type { KnownWork } from './known-work.ts';

/** Where one piece of work is: on this device, in the account, or both, and then whether they are the same. */
export type OwnWork = KnownWork & { device?: DeviceWork; account?: AccountWork; isSame?: boolean };

export type Said = { kind: 'success' | 'error'; text: string };

type Texts = ReadonlyMap<string, string>;

const changedMeanwhile: Said = {
  kind: 'error',
  text: 'It changed on this device in another tab. Look at it again first.',
};

/**
 * Work on this device and in the account, side by side, and the ways between them. Nothing is overwritten that does not
 * stand on the screen.
 */
export function useOwnWork(known: readonly KnownWork[], kept: readonly AccountWork[]) {
  const [account, setAccount] = useState(() => new Map(kept.map((one) => [one.name, one])));
  const [device, setDevice] = useState<ReadonlyMap<string, DeviceWork>>(new Map());
  /** What the account holds of what is on the device too. */
  const [texts, setTexts] = useState<Texts>(new Map());
  const [said, setSaid] = useState<Said>();
  const names = useRef([...new Set([...known, ...kept].map(({ name }) => name))]);
  const looks = () => setDevice(readDeviceWork(names.current));
  useEffect(() => {
    const look = () => setDevice(readDeviceWork(names.current));
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  const learn = (name: string, text: string) => setTexts((now) => new Map(now).set(name, text));
  useEffect(() => {
    for (const { name } of kept)
      if (device.has(name) && !texts.has(name))
        void openAccountWork(name).then((opened) => {
          if (opened.ok) setTexts((now) => new Map(now).set(name, opened.found.text));
        });
  }, [kept, device, texts]);

  const keep = async ({ name, title }: OwnWork): Promise<Said | undefined> => {
    const text = device.get(name)?.text;
    if (text === undefined) return undefined;
    if (readStoredText(name) !== text) {
      looks();
      return changedMeanwhile;
    }
    const outcome = await keepInAccount(name, text, account.get(name)?.revision ?? 0);
    if (!outcome.ok) return { kind: 'error', text: `${title}: ${outcome.says}` };
    setAccount((now) => new Map(now).set(name, outcome.found));
    learn(name, text);
    return undefined;
  };
  const keepAll = async (chosen: readonly OwnWork[]) => {
    const faults = [];
    for (const one of chosen) faults.push(await keep(one));
    setSaid(
      faults.find((fault) => fault !== undefined) ?? {
        kind: 'success',
        text: `Kept with your account: ${chosen.map(({ title }) => title).join(', ')}.`,
      },
    );
  };
  const putHere = async ({ name, title, device: shown }: OwnWork) => {
    const opened = await openAccountWork(name);
    if (!opened.ok) return setSaid({ kind: 'error', text: `${title}: ${opened.says}` });
    const isAsShown = readStoredText(name) === shown?.text;
    if (!isAsShown) {
      looks();
      return setSaid(changedMeanwhile);
    }
    const written = writeStoredText(name, opened.found.text);
    learn(name, opened.found.text);
    looks();
    setSaid(
      written
        ? { kind: 'success', text: `${title} is on this device now.` }
        : {
            kind: 'error',
            text: `This browser doesn’t keep anything, so ${title} can’t be put on this device.`,
          },
    );
  };
  const titled = new Map(known.map((one) => [one.name, one]));
  const work = names.current.flatMap((name): OwnWork[] => {
    const [here, there] = [device.get(name), account.get(name)];
    if (!here && !there) return [];
    const what = titled.get(name) ?? { name, title: 'A form that this site no longer has', path: '' };
    const text = texts.get(name);
    return [
      {
        ...what,
        ...(here ? { device: here } : {}),
        ...(there ? { account: there } : {}),
        ...(here && text !== undefined ? { isSame: here.text === text } : {}),
      },
    ];
  });
  return { work, said, keepAll, putHere };
}
