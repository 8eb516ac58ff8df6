import { createHash } from 'node:crypto';
import { LISTED_MAX } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { type Handlers, ReadyBytes } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Catalogue } from './catalogue.js';
import { type CatalogueCategory, type CatalogueSnapshot, categoryList } from './catalogue.js';

const readyJson = (value: unknown): ReadyBytes => {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return new ReadyBytes(body, 'application/json; charset=utf-8', etag);
};

type Lists = 'listCategories' | 'listAllSkills' | 'listAllRoles' | 'listCategorySkills' | 'listCategoryRoles';

/** Answers made once for each state of the catalogue, in each language. */
class PreparedAnswers {
  readonly #of = new WeakMap<CatalogueSnapshot, Map<string, ReadyBytes>>();

  /** @param make finds the list; what is beyond the size of lists is cut */
  get(snapshot: CatalogueSnapshot, key: string, make: () => Iterable<unknown>): ReadyBytes {
    const answers = this.#of.get(snapshot) ?? new Map<string, ReadyBytes>();
    this.#of.set(snapshot, answers);
    const made = answers.get(key) ?? readyJson([...make()].slice(0, LISTED_MAX));
    answers.set(key, made);
    return made;
  }
}

function categoryIn(snapshot: CatalogueSnapshot, id: string): CatalogueCategory {
  const category = snapshot.categories.get(id);
  if (category === undefined) throw notFound(t('There is no such category.'));
  return category;
}

export function categoryHandlers({ catalogue }: { readonly catalogue: Catalogue }): Pick<Handlers, Lists> {
  const prepared = new PreparedAnswers();
  const answer = (key: string, make: (snapshot: CatalogueSnapshot) => Iterable<unknown>): ReadyBytes => {
    const snapshot = catalogue.spoken;
    return prepared.get(snapshot, key, () => make(snapshot));
  };
  return {
    listCategories: () => answer('categories', categoryList),
    listAllSkills: () => answer('skills', (snapshot) => snapshot.skills.values()),
    listAllRoles: () => answer('roles', (snapshot) => snapshot.roles.values()),
    listCategorySkills: ({ query: { categoryId } }) =>
      answer(`skills of ${categoryId}`, (snapshot) => categoryIn(snapshot, categoryId).skills.values()),
    listCategoryRoles: ({ query: { categoryId } }) =>
      answer(`roles of ${categoryId}`, (snapshot) => categoryIn(snapshot, categoryId).roles.values()),
  };
}
