import { type Collection, MongoBulkWriteError, MongoClient } from 'mongodb';
import { type Access, isAccess } from '../access/access.js';
import { isTrust, type Trust } from '../access/trusts.js';
import { type HistoryEntry } from '../site/history.js';
import type { Pointer } from '../site/pointer.js';
import type { SiteRegistry } from '../site/rollout.js';
import type { RunningRollout } from '../status/running-rollouts.js';
import type { AuditDocument } from './audit-document.js';

/** An access of a team, or what a team trusts, as the store has it: its administrators list and revoke them. */
interface AccessDocument {
  readonly _id: string;
  /** What of it only the release service reads: the access or trust itself. */
  readonly record: object;
  readonly team: string;
  readonly names: readonly string[];
  readonly rights: readonly string[];
  /** Who signs a CI's tokens and what those say; null where the team has a token. */
  readonly ci: string | null;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

interface HistoryDocument {
  readonly _id: string;
  /** Place in the file that it was read from. */
  readonly order: number;
  readonly at: Date;
  readonly entry: object;
}

/** What is in service, as it was last. */
export interface SiteRecord {
  readonly registry: SiteRegistry;
  readonly shell: Pointer | null;
  readonly designSystem: Pointer | null;
}

interface StateDocument extends SiteRecord {
  readonly _id: 'site';
  readonly at: Date;
  /** Public keys of the site, past ones too. */
  readonly siteKeys: readonly string[];
}

/** A version that is being rolled out, for administrators. */
interface RolloutDocument extends Omit<RunningRollout, 'name' | 'since'> {
  readonly _id: string;
  readonly since: Date;
}

/** Accesses and trusts. */
export interface AccessRecords {
  readonly accesses: readonly Access[];
  readonly trusts: readonly Trust[];
}

/** Milliseconds that the store may take to be there. */
const PATIENCE_MS = 2000;
const DUPLICATE = 11_000;
const SITE = { _id: 'site' } as const;

/** What is there already is no failure: it was sent before. */
async function adding(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const writeErrors = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (writeErrors.length === 0 || writeErrors.some(({ code }) => code !== DUPLICATE)) throw error;
  }
}

const ciOf = (item: Access | Trust): string | null =>
  'issuer' in item
    ? `${item.issuer} ${Object.entries(item.claims)
        .map(([name, value]) => `${name}=${value}`)
        .join(',')}`
    : null;

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The release service's records in the product's store, where they are backed up with everything else. */
export class StoreRecords {
  readonly #client: MongoClient;

  /** @param uri of the store, with its database */
  constructor(uri: string) {
    this.#client = new MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE_MS });
  }

  /** @returns accesses and trusts, with what an administrator revoked */
  async accesses(): Promise<AccessRecords> {
    const documents = await (await this.#accesses()).find().toArray();
    const items: readonly unknown[] = documents.map(({ record, revokedAt }) => ({
      ...record,
      revokedAt: revokedAt?.toISOString() ?? null,
    }));
    return { accesses: items.filter(isAccess), trusts: items.filter(isTrust) };
  }

  /** Adds accesses and trusts, and says which are revoked: nothing makes one good again. */
  async putAccesses({ accesses, trusts }: AccessRecords): Promise<void> {
    const items = [...accesses, ...trusts];
    if (items.length === 0) return;
    await (
      await this.#accesses()
    ).bulkWrite(
      items.flatMap((item) => {
        const { id: _id, team, names, rights, createdAt } = item;
        const document = { record: item, team, names, rights, ci: ciOf(item), createdAt: new Date(createdAt) };
        const revokedAt = timeOf(item.revokedAt);
        const add = {
          updateOne: { filter: { _id }, update: { $setOnInsert: { ...document, revokedAt } }, upsert: true },
        };
        return revokedAt === null
          ? [add]
          : [add, { updateOne: { filter: { _id, revokedAt: null }, update: { $set: { revokedAt } } } }];
      }),
    );
  }

  /** @returns every change of what visitors get, oldest first */
  async history(): Promise<readonly HistoryEntry[]> {
    const documents = await (await this.#history()).find().sort({ at: 1, order: 1 }).toArray();
    return documents.map(({ entry }) => entry as HistoryEntry);
  }

  /** Adds changes that are not there yet. @param from place of the first one in its file */
  async addHistory(
    entries: readonly HistoryEntry[],
    from: number,
    idOf: (entry: HistoryEntry) => string,
  ): Promise<void> {
    if (entries.length === 0) return;
    const documents = entries.map((entry, index) => ({
      _id: idOf(entry),
      order: from + index,
      at: new Date(entry.at),
      entry,
    }));
    await adding((await this.#history()).insertMany(documents, { ordered: false }));
  }

  /** @returns what was in service, and the keys of the site until then; null where nothing was recorded yet */
  async state(): Promise<(SiteRecord & Pick<StateDocument, 'siteKeys'>) | null> {
    return (await this.#state()).findOne(SITE);
  }

  async putState({ registry, shell, designSystem }: SiteRecord, siteKey: string): Promise<void> {
    const change = { $set: { registry, shell, designSystem, at: new Date() }, $addToSet: { siteKeys: siteKey } };
    await (await this.#state()).updateOne(SITE, change, { upsert: true });
  }

  /** Says what is being rolled out, and that nothing else is. */
  async putRollouts(rollouts: readonly RunningRollout[]): Promise<void> {
    const collection = await this.#rollouts();
    for (const { name: _id, since, ...rollout } of rollouts)
      await collection.replaceOne({ _id }, { ...rollout, since: new Date(since) }, { upsert: true });
    await collection.deleteMany({ _id: { $nin: rollouts.map(({ name }) => name) } });
  }

  /** Adds entries of the audit that are not there yet. */
  async addAudit(documents: readonly AuditDocument[]): Promise<void> {
    if (documents.length > 0) await adding((await this.#audit()).insertMany([...documents], { ordered: false }));
  }

  async stop(): Promise<void> {
    await this.#client.close();
  }

  #accesses(): Promise<Collection<AccessDocument>> {
    return this.#collection('releaseAccesses');
  }

  #history(): Promise<Collection<HistoryDocument>> {
    return this.#collection('releaseHistory');
  }

  #state(): Promise<Collection<StateDocument>> {
    return this.#collection('releaseState');
  }

  #rollouts(): Promise<Collection<RolloutDocument>> {
    return this.#collection('releaseRollouts');
  }

  #audit(): Promise<Collection<AuditDocument>> {
    return this.#collection('auditEntries');
  }

  /** A client whose first connection failed stays closed until it is told to connect again. */
  async #collection<Document extends object>(name: string): Promise<Collection<Document>> {
    return (await this.#client.connect()).db().collection<Document>(name);
  }
}
