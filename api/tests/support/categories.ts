import { Types } from 'mongoose';
import type { App } from '../../src/app.js';

/** A category that tests refer to by names. */
export interface TestCategory {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  readonly skills: readonly { readonly id: string; readonly name: string }[];
}

const named = (name: string) => ({ id: new Types.ObjectId().toHexString(), name });

async function insert(
  { models }: App,
  name: string,
  roleNames: readonly string[],
  skillNames: readonly string[],
): Promise<TestCategory> {
  const category = { ...named(name), roles: roleNames.map(named), skills: skillNames.map(named) };
  const entry = ({ id, name: entryName }: { id: string; name: string }) => ({
    _id: new Types.ObjectId(id),
    name: entryName,
  });
  await models.categories.insertOne({
    _id: new Types.ObjectId(category.id),
    name,
    roles: category.roles.map(entry),
    skills: category.skills.map(entry),
  });
  return category;
}

/** Adds two categories and has the server learn of them. */
export async function insertCategories(app: App): Promise<readonly [TestCategory, TestCategory]> {
  const engineering = await insert(
    app,
    'Engineering',
    ['Backend engineer', 'Frontend engineer'],
    ['Go', 'SQL', 'React'],
  );
  const design = await insert(app, 'Design', ['Product designer'], ['Figma']);
  await app.catalogue.reload();
  return [engineering, design];
}
