import type { Request } from 'express';
import { Types } from 'mongoose';
import { FRESH_PASSKEY_MINUTES, PASSKEYS_MAX, SANDBOX_KEY_AAGUID } from '@vela/contracts/constants';
import { SIGN_IN_AGAIN } from '@vela/contracts/problem';
import type { PasskeyCreation, PasskeyRegistration } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { MINUTE_MS } from '@vela/market/days';
import { recordAudit } from '../../platform/audit/index.js';
import { type Caller, checkFreshPasskey } from '../../platform/endpoints/index.js';
import { AppError, isDuplicateKey } from '../../platform/errors/index.js';
import { CHALLENGE_TIMEOUT_MS, keepChallenge, siteNameOf, takeChallenge } from './challenge.js';
import { passkeysOf } from './list.js';
import type { PasskeyNeeds } from './needs.js';
import { webauthn } from './webauthn.js';

/** ES256, RS256 and EdDSA, as COSE numbers them. */
const ALGORITHMS = [-7, -257, -8];
const SITE_NAME = 'Vela';

/** The first passkey rests on the sign-in alone, so that has to be fresh; each other rests on one that is there. */
function checkMayAdd(app: PasskeyNeeds, { session }: Request, known: number): void {
  const now = app.clock.now();
  if (known > 0) checkFreshPasskey(session.passkeyAt, now);
  else if (now.getTime() - (session.signedInAt ?? 0) > FRESH_PASSKEY_MINUTES * MINUTE_MS)
    throw new AppError(403, t('Log in again to register your first passkey.'), { type: SIGN_IN_AGAIN });
  if (known >= PASSKEYS_MAX)
    throw new AppError(
      409,
      t('You have {most, plural, one {# passkey} other {# passkeys}}. Remove one first.', { most: PASSKEYS_MAX }),
    );
}

/** @throws AppError 403 unless the caller may add a passkey now */
export async function beginRegistration(app: PasskeyNeeds, caller: Caller, request: Request): Promise<PasskeyCreation> {
  const known = await passkeysOf(app, caller.userId);
  checkMayAdd(app, request, known.length);
  const user = await app.models.users.findById(caller.userId, { email: 1, givenName: 1, familyName: 1 }).lean();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: siteNameOf(app.config.appOrigin),
    userName: user?.email ?? '',
    userDisplayName: [user?.givenName, user?.familyName].filter(Boolean).join(' '),
    userID: new Uint8Array(caller.userId.id),
    timeout: CHALLENGE_TIMEOUT_MS,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  keepChallenge(app, request, options.challenge);
  const { id: userId, name, displayName } = options.user;
  return {
    challenge: options.challenge,
    rp: { id: options.rp.id ?? siteNameOf(app.config.appOrigin), name: options.rp.name },
    user: { id: userId, name, displayName },
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
    timeout: CHALLENGE_TIMEOUT_MS,
  };
}

async function verified(app: PasskeyNeeds, given: PasskeyRegistration, challenge: string) {
  const { id, clientDataJSON, attestationObject, transports } = given;
  const { verifyRegistrationResponse } = await webauthn();
  const outcome = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    },
    expectedChallenge: challenge,
    expectedOrigin: app.config.appOrigin,
    expectedRPID: siteNameOf(app.config.appOrigin),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw new AppError(422, t('This passkey could not be checked. Please try again.'), { cause: error });
  });
  if (!outcome.verified) throw new AppError(422, t('This passkey could not be checked. Please try again.'));
  if (app.config.environment === 'production' && outcome.registrationInfo.aaguid === SANDBOX_KEY_AAGUID)
    throw new AppError(422, t('The sandbox’s security key is for demonstrations only.'));
  return outcome.registrationInfo;
}

/**
 * Adds a passkey. It counts as used: whoever just made it has it at hand.
 * @throws AppError 403 unless the caller may add one, 409 without a challenge, 422 for an answer that does not hold
 */
export async function register(
  app: PasskeyNeeds,
  caller: Caller,
  request: Request,
  given: PasskeyRegistration,
): Promise<void> {
  checkMayAdd(app, request, (await passkeysOf(app, caller.userId)).length);
  const { credential, aaguid } = await verified(app, given, takeChallenge(app, request));
  const _id = new Types.ObjectId();
  const passkey = {
    _id,
    userId: caller.userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...given.transports],
    aaguid,
    name: given.name,
    createdAt: app.clock.now(),
    lastUsedAt: null,
  };
  await app
    .inTransaction(async (session) => {
      await app.models.passkeys.insertOne(passkey, { session });
      const subject = { subject: 'user', subjectId: caller.userId } as const;
      await recordAudit(app, session, { action: 'account.passkeyAdded', actorId: caller.userId, ...subject });
    })
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? new AppError(409, t('This passkey is registered already.')) : error;
    });
  request.session.passkeyAt = app.clock.now().getTime();
  request.session.passkeyId = _id.toHexString();
}
