import { Types } from 'mongoose';
import { joinAsTalent, type Recruiter, type Talent } from './people.js';
import type { Member } from './sign-in.js';
import type { World } from './world.js';

/** Why a company does not see a talent. */
export const INVISIBLE_KINDS = ['paused', 'incomplete', 'colleague', 'blocked', 'deleted'] as const;
export type InvisibleKind = (typeof INVISIBLE_KINDS)[number];

const GIVEN_NAME: Readonly<Record<InvisibleKind, string>> = {
  paused: 'Pausine',
  incomplete: 'Incomta',
  colleague: 'Kollegine',
  blocked: 'Blokka',
  deleted: 'Deleta',
};

/** Somebody of the company who may become a talent. */
export async function joinAsColleague(
  world: World,
  { company }: Recruiter,
  givenName: string = GIVEN_NAME.colleague,
): Promise<Member> {
  const member = await world.join({ givenName, userType: 'talentSeeker' });
  await world.server.app.models.users.updateOne(
    { _id: new Types.ObjectId(member.me.id) },
    { $set: { companyId: new Types.ObjectId(company.id) } },
  );
  return member;
}

/**
 * A talent with a complete profile whom a company may not see, made so by what people do themselves.
 * The company has a colleague already, see `joinAsColleague`.
 */
export async function joinInvisibly(world: World, recruiter: Recruiter, kind: InvisibleKind): Promise<Talent> {
  const changes = { paused: { availableForContact: false }, incomplete: { jobSeekerProfileSkills: [] } };
  const talent = await joinAsTalent(
    world,
    { givenName: GIVEN_NAME[kind] },
    kind === 'paused' || kind === 'incomplete' ? changes[kind] : {},
  );
  if (kind === 'blocked') await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
  if (kind === 'deleted') await talent.visitor.ok('deleteMe');
  return talent;
}
