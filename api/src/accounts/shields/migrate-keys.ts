import type { Connection } from 'mongoose';
import { folded } from '@vela/market/letters';
import { coreOfName, domainKeysOf, tellingWords } from '@vela/market/shield';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import { companyKeysOf, shieldedCompanyOf } from './company-keys.js';
import { candidatesOf, meets } from './meets.js';

const DOMAIN = 'domain:';
const OWNER = 'owner:';

interface Keys {
  readonly coreOf: (name: string) => string;
  readonly keysOf: (keys: readonly string[]) => readonly string[];
}

const companiesOf = (connection: Connection) => connection.collection<CompanyDocument>('companies');
const profilesOf = (connection: Connection) => connection.collection<JobSeekerProfileDocument>('jobSeekerProfiles');

/** Gives every shield other keys; one without a name to go by keeps none. */
async function rewriteShields(connection: Connection, { coreOf, keysOf }: Keys): Promise<void> {
  const profiles = profilesOf(connection);
  for await (const { _id, shields = [] } of profiles.find({ 'shields.0': { $exists: true } }))
    for (const { _id: shieldId, name, nameCore, keys } of shields) {
      const rewritten = { nameCore: nameCore === '' ? '' : coreOf(name), keys: [...keysOf(keys)] };
      await profiles.updateOne(
        { _id },
        { $set: { 'shields.$[one].nameCore': rewritten.nameCore, 'shields.$[one].keys': rewritten.keys } },
        { arrayFilters: [{ 'one._id': shieldId }] },
      );
    }
}

const withOwners = (keys: readonly string[]): readonly string[] => [
  ...new Set([
    ...keys,
    ...keys.flatMap((key) => (key.startsWith(DOMAIN) ? domainKeysOf(key.slice(DOMAIN.length)) : [])),
  ]),
];

/** Keeps away whom the shields of a talent meet by their new keys and did not meet by the old ones. */
async function meetAnew(
  connection: Connection,
  { _id, blockedCompanyIds, shields = [] }: JobSeekerProfileDocument,
): Promise<void> {
  const blocked = new Set(blockedCompanyIds.map(String));
  for (const shield of shields) {
    const candidates = await companiesOf(connection)
      .find({ $or: candidatesOf(shield) })
      .toArray();
    const known = new Set(shield.metCompanyIds?.map(String));
    const unknown = candidates.filter(
      (company) => !known.has(String(company._id)) && meets(shield, shieldedCompanyOf(company)),
    );
    if (unknown.length === 0) continue;
    const ids = unknown.map((company) => company._id);
    const unsettled = unknown.filter((company) => company.verifiedAt == null && !blocked.has(String(company._id)));
    await profilesOf(connection).updateOne(
      { _id },
      {
        $addToSet: {
          blockedCompanyIds: { $each: ids },
          'shields.$[one].metCompanyIds': { $each: ids },
          // As with a name that is taken today, nothing ends before somebody has looked at it.
          ...(unsettled.length === 0
            ? {}
            : { unsettledCompanyIds: { $each: unsettled.map((company) => company._id) } }),
        },
        // The match index follows what was updated.
        $set: { updatedAt: new Date() },
      },
      { arrayFilters: [{ 'one._id': shield._id }] },
    );
  }
}

/**
 * Names are read as they look and without blanks, and domains by whose they are: what companies and shields are found by is
 * written anew, and whom a shield should have met is kept away from now on.
 */
export async function readKeysAnew(connection: Connection): Promise<void> {
  const companies = companiesOf(connection);
  for await (const company of companies.find({ 'nameEndings.0': { $exists: true } }))
    await companies.updateOne({ _id: company._id }, { $set: companyKeysOf(company) });
  await rewriteShields(connection, { coreOf: coreOfName, keysOf: withOwners });
  for await (const profile of profilesOf(connection).find({ 'shields.0': { $exists: true } }))
    await meetAnew(connection, profile);
}

/** As a version from before reads a name: by its letters, with blanks between its words. */
const formerWordsOf = (name: string): readonly string[] =>
  tellingWords(
    folded(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

/** Writes the keys as a version from before reads them. Whom shields met since stays away. */
export async function readKeysAsBefore(connection: Connection): Promise<void> {
  const companies = companiesOf(connection);
  const withoutOwners = (keys: readonly string[]) => keys.filter((key) => !key.startsWith(OWNER));
  for await (const { _id, name, identityKeys = [] } of companies.find({ 'nameEndings.0': { $exists: true } })) {
    const words = formerWordsOf(name);
    const nameEndings = words.map((_word, index) => words.slice(index).join(' '));
    await companies.updateOne({ _id }, { $set: { nameEndings, identityKeys: withoutOwners(identityKeys) } });
  }
  await rewriteShields(connection, { coreOf: (name) => formerWordsOf(name).join(' '), keysOf: withoutOwners });
}
