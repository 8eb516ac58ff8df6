import type { CategoryDocument } from '@vela/api';
import { CATEGORIES, skillsOf } from '../catalogue/index.js';
import { idOfName } from '../chance/ids.js';

/** The categories as they are stored; the same in every market. */
export const categoryDocuments = (): CategoryDocument[] =>
  CATEGORIES.map((category) => ({
    _id: idOfName('category', category.name),
    name: category.name,
    roles: Object.keys(category.roles).map((name) => ({ _id: idOfName('role', name), name })),
    skills: skillsOf(category).map((name) => ({ _id: idOfName('skill', name), name })),
  }));
