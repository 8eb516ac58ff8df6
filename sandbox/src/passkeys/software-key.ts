import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Kind of authenticator that this one says it is: `velasandbox-key!` as an AAGUID. */
const AAGUID = Buffer.from('velasandbox-key!');
const CREDENTIAL_ID_BYTES = 32;
/** Flags of WebAuthn's authenticator data: somebody is there, and was recognised; a credential is attached. */
const PRESENT_AND_VERIFIED = 0x05;
const ATTACHED = 0x40;

/** A credential that is held here. */
export interface SoftwareCredential {
  /** base64url. */
  readonly id: string;
  readonly site: string;
  readonly privateKey: KeyObject;
  readonly counter: number;
}

/** What is asked of an authenticator, as far as this one looks at it; names are those of WebAuthn. */
export interface CreationRequest {
  readonly challenge: string;
  readonly rp: { readonly id: string };
}
export interface ProofRequest {
  readonly challenge: string;
  readonly rpId: string;
  readonly allowCredentials: readonly { readonly id: string }[];
}

export interface Created {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: string[];
}
export interface Proof {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(site: string, flags: number, counter: number, attached = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(site), head, attached]);
}

/** A public key on P-256 for ES256, as COSE writes it in CBOR (RFC 9053, 7.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** An attestation object that attests nothing: `{fmt: 'none', attStmt: {}, authData}` in CBOR. */
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ]);
}

/**
 * Makes a credential, as an authenticator does that its owner has just unlocked (WebAuthn level 3, 6.3.2).
 * @param origin of the page that asks
 */
export function createCredential(
  { challenge, rp }: CreationRequest,
  origin: string,
): { readonly credential: SoftwareCredential; readonly created: Created } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(CREDENTIAL_ID_BYTES);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const attached = Buffer.concat([AAGUID, length, id, coseKey(publicKey)]);
  const authData = authenticatorData(rp.id, PRESENT_AND_VERIFIED | ATTACHED, 0, attached);
  return {
    credential: { id: id.toString('base64url'), site: rp.id, privateKey, counter: 0 },
    created: {
      id: id.toString('base64url'),
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation(authData).toString('base64url'),
      transports: ['internal'],
    },
  };
}

/**
 * Proves that a credential is at hand (WebAuthn level 3, 6.3.3).
 * @param credential as it was counted up for this proof
 */
export function proveCredential(credential: SoftwareCredential, challenge: string, origin: string): Proof {
  const authData = authenticatorData(credential.site, PRESENT_AND_VERIFIED, credential.counter);
  const data = clientData('webauthn.get', challenge, origin);
  return {
    id: credential.id,
    clientDataJSON: data.toString('base64url'),
    authenticatorData: authData.toString('base64url'),
    signature: sign('sha256', Buffer.concat([authData, sha256(data)]), credential.privateKey).toString('base64url'),
  };
}
