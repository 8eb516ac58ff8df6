import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import type { Category, CategoryRole, Skill } from '@vela/contracts/schemas';
import { localeOf, SOURCE_LANGUAGE, type Tongue, tongueAtHand } from '@vela/language';
import { aliasesOf, categoryInTable, skillInTable, skillNamed } from '@vela/matching/skills';
import { Grouped } from '../../platform/grouped/index.js';
import type { CategoryDocument, OtherNames } from '../../records/category.js';
import { allNames, namedIn, namesSoFar, otherNames } from './names.js';

/** One category with its roles and skills, ready to be looked up. */
export interface CatalogueCategory {
  readonly id: string;
  readonly name: string;
  readonly aliases?: string[];
  readonly roles: ReadonlyMap<string, CategoryRole>;
  readonly skills: ReadonlyMap<string, Skill>;
  /** By what it is called in any language, or was before. */
  readonly roleByName: ReadonlyMap<string, CategoryRole>;
  /** By any of its names, whatever their case: “k8s” is Kubernetes; or by what it was called before. */
  readonly skillByName: Pick<ReadonlyMap<string, Skill>, 'get'>;
}

/** Other names that administrators gave to skills, by id: a skill is the same one in all categories. */
type OwnAliases = ReadonlyMap<string, readonly string[]>;

/** What the table of skills calls terms, by their ids: whatever it knew of them under any name, it goes on knowing. */
interface InTable {
  readonly categories: ReadonlyMap<string, string>;
  readonly skills: ReadonlyMap<string, string>;
  /** The other way round: skills by what the table calls them. */
  readonly skillsCalled: ReadonlyMap<string, readonly Skill[]>;
}

/** All categories at one moment. */
export interface CatalogueSnapshot {
  readonly categories: ReadonlyMap<string, CatalogueCategory>;
  readonly roles: ReadonlyMap<string, CategoryRole>;
  readonly skills: ReadonlyMap<string, Skill>;
  /** What roles and skills were called before, by their ids, as far as nothing else is called so by now. */
  readonly formerNames: FormerNames;
  readonly inTable: InTable;
  /** Other names that administrators gave to skills, by id; those that have some. */
  readonly ownAliases: OwnAliases;
  /** What administrators call categories and roles in other languages, by id; those that have some. */
  readonly ownNames: ReadonlyMap<string, OtherNames>;
  /** @returns what a category is called here that was called so when it was noted, in any language and by now otherwise; unchanged where none is */
  readonly categoryText: (name: string) => string;
  /** @returns what a role is called here that was called so when it was noted, in any language; unchanged where none is */
  readonly roleText: (name: string) => string;
}

/** How long a change that no process announced may go unnoticed, such as one by a program on the store. */
const REFRESH_MS = 10_000;

/** @returns the order of names in a language */
const byNameIn =
  (tongue: Tongue) =>
  (a: { readonly name: string }, b: { readonly name: string }): number =>
    a.name.localeCompare(b.name, localeOf(tongue));

function skillOf(id: string, name: string, others: readonly string[]): Skill {
  const aliases = [...new Set(others)];
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

/** What terms were called before, by their ids; those that were called otherwise. */
type FormerNames = ReadonlyMap<string, readonly string[]>;

/** A skill may stand in several categories: what it was called in any of them it was called. */
function formerNamesIn(documents: readonly CategoryDocument[]): FormerNames {
  const former = new Map<string, readonly string[]>();
  for (const { _id, formerNames = [] } of documents.flatMap((document) => [
    document,
    ...document.roles,
    ...document.skills,
  ])) {
    const id = _id.toHexString();
    if (formerNames.length > 0) former.set(id, [...new Set([...(former.get(id) ?? []), ...formerNames])]);
  }
  return former;
}

/** @returns the same without what something else of a kind is called by now: it is what is meant */
function stillFree(documents: readonly CategoryDocument[], former: FormerNames): FormerNames {
  const free = new Map<string, readonly string[]>();
  const keep = (terms: readonly Parameters<typeof allNames>[0][], ids: readonly string[]): void => {
    const taken = new Set(terms.flatMap(allNames).map((name) => name.toLowerCase()));
    for (const id of ids) {
      const names = (former.get(id) ?? []).filter((name) => !taken.has(name.toLowerCase()));
      if (names.length > 0) free.set(id, names);
    }
  };
  const idsOf = (terms: readonly Pick<CategoryDocument, '_id'>[]) => terms.map(({ _id }) => _id.toHexString());
  // A role's name is its own category's matter; a skill is the same one in all categories.
  for (const { roles } of documents) keep(roles, idsOf(roles));
  const skills = documents.flatMap((document) => document.skills);
  keep(skills, idsOf(skills));
  return free;
}

/** @returns all that a role or skill is found by */
export const foundBy = (
  { id, name, aliases = [] }: Pick<Skill, 'id' | 'name' | 'aliases'>,
  { formerNames }: Pick<CatalogueSnapshot, 'formerNames'>,
): readonly string[] => [name, ...aliases, ...(formerNames.get(id) ?? [])];

function inTableOf(documents: readonly CategoryDocument[], skills: readonly Skill[], former: FormerNames): InTable {
  const named = (
    terms: readonly Pick<CategoryDocument, '_id' | 'name'>[],
    find: (names: readonly string[]) => string | undefined,
  ) =>
    new Map(
      terms.flatMap(({ _id, name }) => {
        const id = _id.toHexString();
        const known = find(namesSoFar({ name, formerNames: former.get(id) ?? [] }));
        return known === undefined ? [] : [[id, known] as const];
      }),
    );
  const skillNames = named(
    documents.flatMap((document) => document.skills),
    skillInTable,
  );
  const skillsCalled = new Map<string, readonly Skill[]>();
  for (const skill of new Map(skills.map((each) => [each.id, each])).values()) {
    const name = skillNames.get(skill.id);
    if (name !== undefined) skillsCalled.set(name, [...(skillsCalled.get(name) ?? []), skill]);
  }
  return { categories: named(documents, categoryInTable), skills: skillNames, skillsCalled };
}

/** @returns by what they were called before */
const byFormerName = <Term extends { readonly id: string }>(terms: readonly Term[], former: FormerNames) =>
  terms.flatMap((term) => (former.get(term.id) ?? []).map((name) => [name, term] as const));

/** @returns by each of their names; by their own, where one has the name of another in some other language, or had it before */
const byAnyName = <Term extends Pick<CategoryRole, 'id' | 'name' | 'aliases'>>(
  terms: readonly Term[],
  former: FormerNames,
) =>
  new Map<string, Term>([
    ...byFormerName(terms, former),
    ...terms.flatMap((term) => (term.aliases ?? []).map((alias) => [alias, term] as const)),
    ...terms.map((term) => [term.name, term] as const),
  ]);

function categoryOf(
  document: CategoryDocument,
  { own, former, free }: { readonly own: OwnAliases; readonly former: FormerNames; readonly free: FormerNames },
  tongue: Tongue,
): CatalogueCategory {
  const categoryId = document._id.toHexString();
  const byName = byNameIn(tongue);
  const roles = document.roles
    .map((role) => ({
      id: role._id.toHexString(),
      name: namedIn(tongue, role),
      categoryId,
      ...otherNames(tongue, role),
    }))
    .sort(byName);
  const skills = document.skills
    .map(({ _id, name }) => {
      const id = _id.toHexString();
      const names = namesSoFar({ name, formerNames: free.get(id) ?? [] });
      return skillOf(id, name, [...names.flatMap(aliasesOf), ...(own.get(id) ?? [])]);
    })
    .sort(byName);
  const formerSkills = new Map(byFormerName(skills, former).map(([name, skill]) => [name.toLowerCase(), skill]));
  return {
    id: categoryId,
    name: namedIn(tongue, document),
    ...otherNames(tongue, document),
    roles: new Map(roles.map((role) => [role.id, role])),
    skills: new Map(skills.map((skill) => [skill.id, skill])),
    roleByName: byAnyName(roles, former),
    skillByName: { get: (name) => skillNamed(skills, name) ?? formerSkills.get(name.toLowerCase()) },
  };
}

/** @param tongue in which its names are */
export function snapshotOf(
  documents: readonly CategoryDocument[],
  tongue: Tongue = SOURCE_LANGUAGE,
): CatalogueSnapshot {
  const own = ownAliasesIn(documents);
  const former = formerNamesIn(documents);
  const free = stillFree(documents, former);
  const byName = byNameIn(tongue);
  const categories = documents.map((document) => categoryOf(document, { own, former, free }, tongue)).sort(byName);
  const skills = categories.flatMap((category) => [...category.skills.values()]).sort(byName);
  const roles = categories.flatMap((category) => [...category.roles.values()]).sort(byName);
  const [categoryByName, roleByName] = [byAnyName(categories, former), byAnyName(roles, former)];
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    roles: new Map(roles.map((role) => [role.id, role])),
    skills: new Map(skills.map((skill) => [skill.id, skill])),
    formerNames: free,
    inTable: inTableOf(documents, skills, former),
    ownAliases: own,
    ownNames: new Map(
      documents
        .flatMap((document) => [document, ...document.roles])
        .flatMap(({ _id, names }) => (names === undefined ? [] : [[_id.toHexString(), names] as const])),
    ),
    categoryText: (name) => categoryByName.get(name)?.name ?? name,
    roleText: (name) => roleByName.get(name)?.name ?? name,
  };
}

/** The categories, held in memory: they are few, rarely change, and every profile and role names some. */
export class Catalogue {
  readonly #categories: Model<CategoryDocument>;
  #documents: readonly CategoryDocument[] = [];
  #snapshot: CatalogueSnapshot = snapshotOf([]);
  /** The same in other languages, as far as somebody asked. */
  readonly #spoken = new Map<Tongue, CatalogueSnapshot>();
  #loadedAt = 0;
  #mark = '';
  #isRefreshing = false;
  readonly #loading = new Grouped(() => this.#load());

  constructor(categories: Model<CategoryDocument>) {
    this.#categories = categories;
  }

  /** What is known now, in English: what is stored and what scores read. Asks the store again in the background once that is a few seconds old. */
  get current(): CatalogueSnapshot {
    if (performance.now() - this.#loadedAt > REFRESH_MS && !this.#isRefreshing) void this.#refreshQuietly();
    return this.#snapshot;
  }

  /** The same with the names of the language at hand, for what a person reads. */
  get spoken(): CatalogueSnapshot {
    const { current } = this;
    const tongue = tongueAtHand();
    if (tongue === SOURCE_LANGUAGE) return current;
    const known = this.#spoken.get(tongue) ?? snapshotOf(this.#documents, tongue);
    this.#spoken.set(tongue, known);
    return known;
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
      const mark = createHash('sha256').update(JSON.stringify(documents)).digest('base64url');
      // The same snapshot says that nothing changed to whoever keeps what follows from it.
      if (mark === this.#mark) return;
      this.#documents = documents;
      this.#snapshot = snapshotOf(documents);
      this.#spoken.clear();
      this.#mark = mark;
    } finally {
      this.#loadedAt = performance.now();
    }
  }
}

/** @returns categories as they go over the wire */
export const categoryList = (snapshot: CatalogueSnapshot): Category[] =>
  [...snapshot.categories.values()].map(({ id, name, aliases }) => ({
    id,
    name,
    ...(aliases === undefined ? {} : { aliases }),
  }));
