import type { Types } from 'mongoose';
import { rolesFollow, shieldsLastRead } from '@vela/market/shield';
import type { Platform } from '../../platform/services/index.js';
import type { FormerShield, JobSeekerProfileDocument, ShieldEntry } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';

/**
 * Whether a shield stood at a moment at which shields are read. From a company that they left talent hides at once: its roles they
 * knew.
 */
const hadRisen = ({ left, createdAt }: ShieldEntry, at: Date): boolean => left === true || createdAt <= at;

/** @returns what is kept of a shield that is taken down: whom it met, and when it stood */
const formerOf = (shield: ShieldEntry, takenDownAt: Date): FormerShield => ({
  ...shield,
  companyId: null,
  name: '',
  nameCore: '',
  keys: [],
  takenDownAt,
});

/**
 * @param taken shields that are taken down now, with all that they met
 * @returns the former shields of a profile with them, those that roles follow or will
 */
export function formerShieldsWith(
  { formerShields = [] }: Pick<JobSeekerProfileDocument, 'formerShields'>,
  taken: readonly ShieldEntry[],
  { clock }: Pick<Platform, 'clock'>,
): FormerShield[] {
  const now = clock.now();
  const followed = rolesFollow(now);
  const lastRead = shieldsLastRead(now);
  return [
    ...formerShields.filter(({ takenDownAt }) => takenDownAt > followed),
    ...taken.filter((shield) => hadRisen(shield, lastRead)).map((shield) => formerOf(shield, now)),
  ];
}

/** Forgets what former shields kept away, as soon as no roles follow them any more. */
export async function forgetFormerShields({
  models,
  clock,
}: Collections<'jobSeekerProfiles'> & Pick<Platform, 'clock'>): Promise<void> {
  const over = { takenDownAt: { $lte: rolesFollow(clock.now()) } };
  await models.jobSeekerProfiles.updateMany(
    { 'formerShields.takenDownAt': over.takenDownAt },
    { $pull: { formerShields: over } },
  );
}

const metBy = (shields: readonly ShieldEntry[]): readonly Types.ObjectId[] =>
  shields.flatMap(({ metCompanyIds = [] }) => metCompanyIds);

/**
 * A talent as the roles see them that they come upon: their shields as they stood at the moment that roles follow. For whether a
 * company sees the talent the shields of now count, see `isSeen`.
 */
export function asRolesFollow(
  profile: JobSeekerProfileDocument,
  { clock }: Pick<Platform, 'clock'>,
): JobSeekerProfileDocument {
  const at = rolesFollow(clock.now());
  const { shields = [], formerShields = [], blockedCompanyIds } = profile;
  const standing = shields.filter((shield) => hadRisen(shield, at));
  const former = formerShields.filter((shield) => hadRisen(shield, at) && shield.takenDownAt > at);
  const kept = new Set(metBy(standing).map(String));
  const tooNew = new Set(
    metBy(shields.filter((shield) => !hadRisen(shield, at)))
      .map(String)
      .filter((id) => !kept.has(id)),
  );
  return {
    ...profile,
    shields: [...standing, ...former],
    blockedCompanyIds: [...blockedCompanyIds.filter((id) => !tooNew.has(String(id))), ...metBy(former)],
  };
}
