import { createHash } from 'node:crypto';

/** Somebody who can sign in at the stand-in, as the demo's data names them. */
export interface Persona {
  /** The provider's own id of the person. */
  readonly sub: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** Address of a picture; without one the stand-in draws one. */
  readonly picture?: string;
  /** What this person is good for in a demonstration. */
  readonly note: string;
}

/** Somebody with an account at the stand-in. */
export type Person = Omit<Persona, 'note'>;

/** What a visitor typed into the form. */
export interface TypedPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/**
 * The person that a visitor typed. The id follows from the address, so that the same address is the same person every
 * time and nothing needs to be stored.
 */
export function personFrom({ givenName, familyName, email }: TypedPerson): Person {
  const address = email.trim().toLowerCase();
  const digest = createHash('sha256').update(`linkedin stand-in:${address}`).digest('base64url');
  return { sub: digest.slice(0, 10), givenName: givenName.trim(), familyName: familyName.trim(), email: address };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads a list of personas.
 * @throws Error if an entry lacks something
 */
export function readPersonas(value: unknown): readonly Persona[] {
  if (!Array.isArray(value)) throw new Error('The personas are not a list.');
  return value.map((entry: unknown, index): Persona => {
    const { sub, givenName, familyName, email, picture, note } = Object(entry) as Record<string, unknown>;
    if (!isText(sub) || !isText(givenName) || !isText(familyName) || !isText(email))
      throw new Error(`Persona ${index + 1} lacks sub, givenName, familyName or email.`);
    return {
      sub,
      givenName,
      familyName,
      email,
      note: isText(note) ? note : '',
      ...(isText(picture) ? { picture } : {}),
    };
  });
}
