import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { LISTED_MAX, PASSKEY_NAME_MAX } from '../constants/index.js';
import { exact, requiredId, requiredText } from './common.js';

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytes = (max: number) =>
  string()
    .matches(/^[\w-]+$/, said('These are not bytes in base64url.'))
    .max(max)
    .required();

const CREDENTIAL_ID_MAX = 1400;
const ANSWER_MAX = 20_000;
const TRANSPORTS_MAX = 10;

const transports = () => array().of(string().max(20).defined()).max(TRANSPORTS_MAX).required();
const credential = () => exact({ id: bytes(CREDENTIAL_ID_MAX), type: string().oneOf(['public-key']).required() });

/** A passkey as its owner knows it. */
export const passkeySchema = exact({
  id: requiredId(),
  name: string().required(),
  /** ISO times. */
  createdAt: string().required(),
  lastUsedAt: string().nullable().defined(),
  /** Whether it is the sandbox's, which production does not accept. */
  standIn: boolean().required(),
});
export type Passkey = InferType<typeof passkeySchema>;

/** An administrator's passkeys, and how far they got with them. */
export const passkeysSchema = exact({
  passkeys: array().max(LISTED_MAX).of(passkeySchema).required(),
  /** Whether one was used in this session. */
  proven: boolean().required(),
  /** Whether the sandbox offers a key to those who have none at hand. */
  sandboxKey: boolean().required(),
});
export type Passkeys = InferType<typeof passkeysSchema>;

/** What a browser asks an authenticator for to make a passkey; names are those of WebAuthn. */
export const passkeyCreationSchema = exact({
  challenge: string().required(),
  rp: exact({ id: string().required(), name: string().required() }).required(),
  user: exact({ id: string().required(), name: string().required(), displayName: string().required() }).required(),
  pubKeyCredParams: array()
    .max(LISTED_MAX)
    .of(exact({ alg: number().required(), type: string().oneOf(['public-key']).required() }))
    .required(),
  excludeCredentials: array().max(LISTED_MAX).of(credential()).required(),
  timeout: number().required(),
});
export type PasskeyCreation = InferType<typeof passkeyCreationSchema>;

/** What an authenticator answered to that, and the name that the owner gives the passkey. */
export const passkeyRegistrationSchema = exact({
  name: requiredText(PASSKEY_NAME_MAX),
  id: bytes(CREDENTIAL_ID_MAX),
  clientDataJSON: bytes(ANSWER_MAX),
  attestationObject: bytes(ANSWER_MAX),
  transports: transports(),
});
export type PasskeyRegistration = InferType<typeof passkeyRegistrationSchema>;

/** What a browser asks an authenticator for to prove that it is there. */
export const passkeyChallengeSchema = exact({
  challenge: string().required(),
  rpId: string().required(),
  allowCredentials: array().max(LISTED_MAX).of(credential()).required(),
  timeout: number().required(),
});
export type PasskeyChallenge = InferType<typeof passkeyChallengeSchema>;

/** What an authenticator answered to that. */
export const passkeyProofSchema = exact({
  id: bytes(CREDENTIAL_ID_MAX),
  clientDataJSON: bytes(ANSWER_MAX),
  authenticatorData: bytes(ANSWER_MAX),
  signature: bytes(ANSWER_MAX),
});
export type PasskeyProof = InferType<typeof passkeyProofSchema>;

export const passkeyParamsSchema = exact({ id: requiredId() });
export const passkeyNameSchema = exact({ name: requiredText(PASSKEY_NAME_MAX) });
export type PasskeyName = InferType<typeof passkeyNameSchema>;
