import { SecurityKey, type StoredCredential, StoredList } from '@vela/sandbox';
import { TEST_ORIGIN, type Visitor } from './visitor.js';

/** @returns a security key of software, empty, for the origin that tests are at unless told */
export const newSecurityKey = (origin = TEST_ORIGIN): SecurityKey =>
  new SecurityKey(new StoredList<StoredCredential>(null, 1000, () => null), origin);

/** Registers a new passkey of the key. */
export async function addPasskey(visitor: Visitor, key: SecurityKey, name = 'Key'): Promise<void> {
  const created = key.create(await visitor.ok('beginPasskey'));
  await visitor.ok('addPasskey', { body: { name, ...created } });
}

/** Uses a passkey of the key. @throws Error if it has none that would do */
export async function usePasskey(visitor: Visitor, key: SecurityKey): Promise<void> {
  const proof = key.prove(await visitor.ok('challengePasskey'));
  if (proof === null) throw new Error('The key holds no passkey of this administrator.');
  await visitor.ok('provePasskey', { body: proof });
}

/** The key of all administrators in tests that are about something else. */
const shared = newSecurityKey();

/** Opens the admin area, as administrators do after each sign-in. */
export async function openAdminArea(visitor: Visitor): Promise<void> {
  const { passkeys } = await visitor.ok('listPasskeys');
  await (passkeys.length === 0 ? addPasskey(visitor, shared) : usePasskey(visitor, shared));
}
