import type { Connection, Types } from 'mongoose';
import { folded } from '@vela/market/letters';
import { coreOfName, domainKeysOf } from '@vela/market/shield';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument, ShieldEntry } from '../../records/job-seeker-profile.js';
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
async function meetAnew(connection: Connection, _id: Types.ObjectId, shields: readonly ShieldEntry[]): Promise<void> {
  for (const shield of shields) {
    const candidates = await companiesOf(connection)
      .find({ $or: candidatesOf(shield) })
      .toArray();
    const met = candidates.filter((company) => meets(shield, shieldedCompanyOf(company))).map((company) => company._id);
    const known = new Set(shield.metCompanyIds?.map(String));
    const unknown = met.filter((id) => !known.has(String(id)));
    if (unknown.length === 0) continue;
    await profilesOf(connection).updateOne(
      { _id },
      {
        $addToSet: {
          blockedCompanyIds: { $each: unknown },
          'shields.$[one].metCompanyIds': { $each: unknown },
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
  for await (const { _id, shields = [] } of profilesOf(connection).find({ 'shields.0': { $exists: true } }))
    await meetAnew(connection, _id, shields);
}

const FORMER_LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'ab publ hb kb as asa a s aps is oy oyj ltd limited plc llc llp inc corp corporation co company gmbh mbh ag kg ug se ' +
    'sarl sas sa srl spa bv nv sp z oo zoo doo d o sro sl lda oü ou uab sia ehf hf group holding'
  ).split(' '),
);

function formerWordsOf(name: string): readonly string[] {
  const words = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !FORMER_LEGAL_FORMS.has(word));
  return telling.length === 0 ? words : telling;
}

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
