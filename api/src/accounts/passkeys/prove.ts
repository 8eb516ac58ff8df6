import type { Request } from 'express';
import type { PasskeyChallenge, PasskeyProof } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import { CHALLENGE_TIMEOUT_MS, keepChallenge, siteNameOf, takeChallenge } from './challenge.js';
import { passkeysOf } from './list.js';
import type { PasskeyNeeds } from './needs.js';
import { webauthn } from './webauthn.js';

const notProven = (cause?: unknown): AppError =>
  new AppError(422, t('This is none of your passkeys, or it could not be checked. Please try again.'), { cause });

/** @throws AppError 409 where the caller has no passkey yet */
export async function challenge(app: PasskeyNeeds, caller: Caller, request: Request): Promise<PasskeyChallenge> {
  const known = await passkeysOf(app, caller.userId);
  if (known.length === 0) throw new AppError(409, t('Register a passkey first.'));
  const rpID = siteNameOf(app.config.appOrigin);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, timeout: CHALLENGE_TIMEOUT_MS });
  keepChallenge(app, request, options.challenge);
  return {
    challenge: options.challenge,
    rpId: rpID,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
    timeout: CHALLENGE_TIMEOUT_MS,
  };
}

/**
 * Takes what a passkey answered to the session's challenge.
 * @throws AppError 409 without a challenge, 422 for an answer that does not hold
 */
export async function prove(app: PasskeyNeeds, caller: Caller, request: Request, given: PasskeyProof): Promise<void> {
  const { verifyAuthenticationResponse } = await webauthn();
  const expectedChallenge = takeChallenge(app, request);
  const passkey = (await passkeysOf(app, caller.userId)).find(({ credentialId }) => credentialId === given.id);
  if (passkey === undefined) throw notProven();
  const { id, clientDataJSON, authenticatorData, signature } = given;
  const outcome = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge,
    expectedOrigin: app.config.appOrigin,
    expectedRPID: siteNameOf(app.config.appOrigin),
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw notProven(error);
  });
  if (!outcome.verified) throw notProven();
  const now = app.clock.now();
  const { newCounter } = outcome.authenticationInfo;
  // Two answers with one count come from a copy: only one of them finds the count that it was checked against.
  const { matchedCount } = await app.models.passkeys.updateOne(
    { _id: passkey._id, counter: passkey.counter },
    { $set: { counter: newCounter, lastUsedAt: now } },
  );
  if (matchedCount === 0) throw notProven();
  request.session.passkeyAt = now.getTime();
  request.session.passkeyId = passkey._id.toHexString();
}
