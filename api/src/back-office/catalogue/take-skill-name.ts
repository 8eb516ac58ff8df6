import { Types } from 'mongoose';
import type { AdminCatalogue, AdminSkillName } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CategoryDocument } from '../../records/category.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { readCatalogue } from './terms.js';

interface Needs extends Collections<'auditEntries' | 'categories'>, Pick<Platform, 'clock' | 'inTransaction'> {
  readonly catalogue: Catalogue;
}

type Skill = CategoryDocument['skills'][number];

function without(skill: Skill, name: string): Skill {
  const { aliases = [], ...rest } = skill;
  const left = aliases.filter((alias) => alias !== name);
  return left.length === 0 ? rest : { ...rest, aliases: left };
}

/**
 * Takes a name back that an administrator gave to a skill, in every category that has it. Profiles are no longer found by it, and
 * whoever misses it may suggest it again; the names of the table of skills stay.
 * @throws AppError 404 where the skill has no such name
 */
export async function takeSkillName(
  app: Needs,
  caller: Caller,
  { id, name, reason }: AdminSkillName,
): Promise<AdminCatalogue> {
  const _id = new Types.ObjectId(id);
  const isNamed = (skill: Skill): boolean => skill._id.equals(_id) && (skill.aliases ?? []).includes(name);
  await app.inTransaction(async (session) => {
    const categories = await app.models.categories.find().session(session).lean<CategoryDocument[]>();
    const homes = categories.filter(({ skills }) => skills.some(isNamed));
    const skill = homes.flatMap(({ skills }) => skills).find(isNamed);
    if (skill === undefined) throw notFound(t('Nobody gave the skill this name.'));
    for (const home of homes)
      await app.models.categories.updateOne(
        { _id: home._id },
        { $set: { skills: home.skills.map((entry) => (isNamed(entry) ? without(entry, name) : entry)) } },
        { session },
      );
    await recordAudit(app, session, {
      action: 'admin.skillNameTaken',
      actorId: caller.userId,
      subject: 'category',
      subjectId: _id,
      details: { skill: skill.name, name, reason },
    });
  });
  return readCatalogue(app);
}
