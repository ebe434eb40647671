import {
  listStamps,
  readForSearch,
  type SearchableContent,
  type SearchedKind,
  type Stamp,
  searchedKinds,
  searchedName,
} from '@majak/desk/content/read-for-search';
import { offeredCalculator } from '@majak/desk/offered-tools';
import { builtInEntries, calculatorEntry, guidedBy } from './built-in-entries.ts';
import { contentEntry } from './content-entry.ts';
import { SearchIndex } from './search-index.ts';

/** So many at a time, so that visitors are answered in between. */
const atOnce = { stamps: 200, documents: 5 };

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const isSearched = (kind: string): kind is SearchedKind => searchedKinds.some((known) => known === kind);

/** Keeps an index like the store: all of it at the start and whenever it is compared, single documents when they change. */
export class SiteIndex {
  readonly index = new SearchIndex();
  /** What of the store is in the index: when it last changed, and in which round it was last seen there. */
  readonly #held = new Map<string, { updatedAt: string; round: number }>();
  #round = 0;
  #complete = false;
  /** One step after the other: an older state never comes to stand over a newer one. */
  #last: Promise<unknown> = Promise.resolve();

  /** Whether all of the store was read at least once. */
  get complete(): boolean {
    return this.#complete;
  }

  /** Reads what changed since the last time, and takes out what is gone. @throws What the store throws. */
  async compare(): Promise<void> {
    if (this.#round === 0)
      await this.#inTurn(async () => {
        for (const entry of await builtInEntries()) this.index.put(entry);
      });
    for (const kind of searchedKinds) await this.#compareKind(kind);
    this.#complete = true;
  }

  /** Reads again what the tags of a publication name: one document by `articles:slug`, all terms by `terms`. */
  async refresh(tags: readonly string[]): Promise<void> {
    for (const tag of new Set(tags)) {
      const [kind = '', slug] = tag.split(':');
      if (!isSearched(kind)) continue;
      if (kind === 'terms') await this.#compareKind(kind);
      else if (slug) await this.#inTurn(() => this.#readAgain(kind, slug));
    }
  }

  async #compareKind(kind: SearchedKind): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      const stamps: Stamp[] = await this.#inTurn(() =>
        listStamps(kind, { after: from, limit: atOnce.stamps }),
      );
      const changed = stamps.filter((stamp) => this.#isNew(kind, stamp, round)).map(({ id }) => id);
      for (let at = 0; at < changed.length; at += atOnce.documents)
        await this.#inTurn(() => this.#readSome(kind, changed.slice(at, at + atOnce.documents)));
      after = stamps.at(-1)?.id;
    }
    await this.#inTurn(() => this.#dropUnseen(kind, round));
  }

  #isNew(kind: SearchedKind, { name, updatedAt }: Stamp, round: number): boolean {
    const held = this.#held.get(`${kind}:${name}`);
    if (held) held.round = Math.max(held.round, round);
    return held?.updatedAt !== updatedAt;
  }

  async #readSome(kind: SearchedKind, ids: readonly number[]): Promise<void> {
    for (const searched of await readForSearch(kind, { ids })) await this.#put(searched);
  }

  async #readAgain(kind: SearchedKind, slug: string): Promise<void> {
    const [searched] = await readForSearch(kind, { slug });
    await (searched ? this.#put(searched) : this.#drop(`${kind}:${slug}`));
  }

  async #dropUnseen(kind: SearchedKind, round: number): Promise<void> {
    for (const [key, held] of this.#held)
      if (key.startsWith(`${kind}:`) && held.round < round) await this.#drop(key);
  }

  async #put(searched: SearchableContent): Promise<void> {
    const key = `${searched.kind}:${searchedName(searched)}`;
    const guided = guidedBy(key);
    if (guided === undefined) this.index.put(contentEntry(searched));
    else await this.#putCalculator(guided, searched);
    this.#held.set(key, { updatedAt: searched.doc.updatedAt, round: this.#round });
  }

  async #drop(key: string): Promise<void> {
    const guided = guidedBy(key);
    if (guided === undefined) this.index.drop(key);
    else await this.#putCalculator(guided);
    this.#held.delete(key);
  }

  async #putCalculator(slug: string, guide?: SearchableContent): Promise<void> {
    const calculator = await offeredCalculator(slug);
    if (calculator) this.index.put(calculatorEntry(calculator, guide));
  }

  #inTurn<Value>(step: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(breath).then(step);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
