import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import type { Category, CategoryRole, Skill } from '@vela/contracts/schemas';
import { aliasesOf, skillNamed } from '@vela/matching/skills';
import { Grouped } from '../../platform/grouped/index.js';
import type { CategoryDocument } from '../../records/category.js';

/** One category with its roles and skills, ready to be looked up. */
export interface CatalogueCategory {
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlyMap<string, CategoryRole>;
  readonly skills: ReadonlyMap<string, Skill>;
  readonly roleByName: ReadonlyMap<string, CategoryRole>;
  /** By any of its names, whatever their case: “k8s” is Kubernetes. */
  readonly skillByName: Pick<ReadonlyMap<string, Skill>, 'get'>;
}

/** Other names that administrators gave to skills, by id: a skill is the same one in all categories. */
type OwnAliases = ReadonlyMap<string, readonly string[]>;

/** All categories at one moment. */
export interface CatalogueSnapshot {
  readonly categories: ReadonlyMap<string, CatalogueCategory>;
  readonly roles: ReadonlyMap<string, CategoryRole>;
  readonly skills: ReadonlyMap<string, Skill>;
  readonly skillIdByName: ReadonlyMap<string, string>;
  /** Other names that administrators gave to skills, by id; those that have some. */
  readonly ownAliases: OwnAliases;
}

/** How long a change that no process announced may go unnoticed, such as one by a program on the store. */
const REFRESH_MS = 10_000;

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en');

function skillOf(id: string, name: string, own: readonly string[]): Skill {
  const aliases = [...new Set([...aliasesOf(name), ...own])];
  return aliases.length === 0 ? { id, name } : { id, name, aliases };
}

function ownAliasesIn(documents: readonly CategoryDocument[]): OwnAliases {
  const own = new Map<string, readonly string[]>();
  for (const { _id, aliases = [] } of documents.flatMap(({ skills }) => skills)) {
    const id = _id.toHexString();
    if (aliases.length > 0) own.set(id, [...new Set([...(own.get(id) ?? []), ...aliases])]);
  }
  return own;
}

function categoryOf(document: CategoryDocument, own: OwnAliases): CatalogueCategory {
  const categoryId = document._id.toHexString();
  const roles = document.roles
    .map((role) => ({ id: role._id.toHexString(), name: role.name, categoryId }))
    .sort(byName);
  const skills = document.skills
    .map(({ _id, name }) => skillOf(_id.toHexString(), name, own.get(_id.toHexString()) ?? []))
    .sort(byName);
  return {
    id: categoryId,
    name: document.name,
    roles: new Map(roles.map((role) => [role.id, role])),
    skills: new Map(skills.map((skill) => [skill.id, skill])),
    roleByName: new Map(roles.map((role) => [role.name, role])),
    skillByName: { get: (name) => skillNamed(skills, name) },
  };
}

export function snapshotOf(documents: readonly CategoryDocument[]): CatalogueSnapshot {
  const own = ownAliasesIn(documents);
  const categories = documents.map((document) => categoryOf(document, own)).sort(byName);
  const skills = categories.flatMap((category) => [...category.skills.values()]).sort(byName);
  const roles = categories.flatMap((category) => [...category.roles.values()]).sort(byName);
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    roles: new Map(roles.map((role) => [role.id, role])),
    skills: new Map(skills.map((skill) => [skill.id, skill])),
    skillIdByName: new Map(skills.map((skill) => [skill.name, skill.id])),
    ownAliases: own,
  };
}

/** The categories, held in memory: they are few, rarely change, and every profile and role names some. */
export class Catalogue {
  readonly #categories: Model<CategoryDocument>;
  #snapshot: CatalogueSnapshot = snapshotOf([]);
  #loadedAt = 0;
  #mark = '';
  #isRefreshing = false;
  readonly #loading = new Grouped(() => this.#load());

  constructor(categories: Model<CategoryDocument>) {
    this.#categories = categories;
  }

  /** What is known now; asks the store again in the background once that is a few seconds old. */
  get current(): CatalogueSnapshot {
    if (performance.now() - this.#loadedAt > REFRESH_MS && !this.#isRefreshing) void this.#refreshQuietly();
    return this.#snapshot;
  }

  /** Tells what is known from any other state of the catalogue. */
  get mark(): string {
    return this.#mark;
  }

  /** Reads the categories from the store as they are now or later. @throws the store's error */
  async reload(): Promise<void> {
    await this.#loading.run();
  }

  async #refreshQuietly(): Promise<void> {
    this.#isRefreshing = true;
    // An unreachable store is noticed and reported elsewhere; what is known stays good.
    await this.reload().catch(() => undefined);
    this.#isRefreshing = false;
  }

  async #load(): Promise<void> {
    try {
      const documents = await this.#categories.find().sort({ _id: 1 }).lean<CategoryDocument[]>();
      this.#snapshot = snapshotOf(documents);
      this.#mark = createHash('sha256').update(JSON.stringify(documents)).digest('base64url');
    } finally {
      this.#loadedAt = performance.now();
    }
  }
}

/** @returns categories as they go over the wire */
export const categoryList = (snapshot: CatalogueSnapshot): Category[] =>
  [...snapshot.categories.values()].map(({ id, name }) => ({ id, name }));
