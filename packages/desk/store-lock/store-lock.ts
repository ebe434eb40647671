import { isPostgresUrl, sqliteFile } from '../store-address.ts';
import { ownPostgres, postgresHolders, sharePostgres } from './postgres-lock.ts';
import { ownSqlite, shareSqlite, sqliteHolders } from './sqlite-lock.ts';
import type { Holder } from './store-in-use.ts';

/** Lets go of the store. */
type Release = () => void | Promise<void>;

const self = (name: string): Holder => ({ name, pid: process.pid });

/**
 * Says that this process uses the store, until it ends or lets go. Any number may.
 * @throws StoreInUse while the store is being restored.
 */
export const shareStore = async (databaseUrl: string, name: string): Promise<Release> =>
  isPostgresUrl(databaseUrl)
    ? sharePostgres(databaseUrl, self(name))
    : shareSqlite(sqliteFile(databaseUrl), self(name));

/**
 * Takes the store for this process alone.
 * @throws StoreInUse while any other process uses it.
 */
export const ownStore = async (databaseUrl: string, name: string): Promise<Release> =>
  isPostgresUrl(databaseUrl)
    ? ownPostgres(databaseUrl, self(name))
    : ownSqlite(sqliteFile(databaseUrl), self(name));

/** The processes that use the store now. */
export const storeHolders = async (databaseUrl: string): Promise<Holder[]> =>
  isPostgresUrl(databaseUrl)
    ? postgresHolders(databaseUrl, self('visitor'))
    : sqliteHolders(sqliteFile(databaseUrl));
