import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
};
const name = 'majak-profile';
let local = memory();

/** A tab: the store anew, with a storage of its own beside the one that all tabs have. */
async function openTab(session = memory()) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', session);
  const store = await import('./profile-store.ts');
  store.subscribe(() => undefined);
  await vi.waitFor(() => expect(store.currentState().kept.kind).not.toBe('waking'));
  return { ...store, session, kept: () => store.currentState().kept };
}

beforeEach(() => {
  local = memory();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const ana = { 'person.name': 'Ana' };

test('a profile is there in the next tab, and forgotten once it is empty', async () => {
  const first = await openTab();
  expect(first.kept()).toEqual({ kind: 'none' });
  await first.changeProfile(() => ana);
  const next = await openTab();
  expect(next.kept()).toMatchObject({ kind: 'open', profile: ana });
  await next.changeProfile(() => ({}));
  expect(local.kept.size).toBe(0);
});

test('with a passphrase nothing of it can be read; it opens for one tab, which can lock it again', async () => {
  const first = await openTab();
  await first.changeProfile(() => ana);
  await first.setPassphrase('a long sentence');
  expect(local.kept.get(name)).not.toContain('Ana');
  expect((await openTab(first.session)).kept()).toMatchObject({ kind: 'open', profile: ana });

  const other = await openTab();
  expect(other.kept()).toMatchObject({ kind: 'locked' });
  await other.changeProfile(() => ({ 'person.name': 'Eve' }));
  expect(await other.unlockProfile('another')).toBe(false);
  expect(await other.unlockProfile('a long sentence')).toBe(true);
  expect(other.kept()).toMatchObject({ profile: ana });
  await other.changeProfile((profile) => ({ ...profile, 'person.phone': '1' }));
  expect(local.kept.get(name)).toContain('"locked":1');
  other.lockProfile();
  await vi.waitFor(() => expect(other.kept()).toMatchObject({ kind: 'locked' }));
  expect(other.session.kept.size).toBe(0);
});

test('what another tab wrote meanwhile stays', async () => {
  const tab = await openTab();
  await tab.changeProfile(() => ana);
  local.kept.set(name, local.kept.get(name)?.replace('Ana', 'Anna') ?? '');
  await tab.changeProfile((profile) => ({ ...profile, 'person.phone': '1' }));
  expect(tab.kept()).toMatchObject({ profile: { 'person.name': 'Anna', 'person.phone': '1' } });
});

test('it is erased at once, and put back on wish', async () => {
  const tab = await openTab();
  await tab.changeProfile(() => ana);
  const undo = tab.eraseProfile();
  expect([tab.kept().kind, local.kept.size]).toEqual(['none', 0]);
  undo();
  await vi.waitFor(() => expect(tab.kept()).toMatchObject({ profile: ana }));
});

test('where storage is refused it is there as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const tab = await openTab();
  await tab.changeProfile(() => ana);
  expect(tab.currentState()).toMatchObject({ refused: true, kept: { profile: ana } });
  await tab.changeProfile((profile) => ({ ...profile, 'person.phone': '1' }));
  expect(tab.kept()).toMatchObject({ profile: { ...ana, 'person.phone': '1' } });
});

test('a profile that cannot be read is left as it is', async () => {
  local.kept.set(name, '{"form":"profile","version":99,"typed":{}}');
  const tab = await openTab();
  expect(tab.kept()).toMatchObject({ kind: 'damaged', says: expect.stringContaining('later version') });
  await tab.changeProfile(() => ana);
  expect(local.kept.get(name)).toContain('99');
});
