import personas from './personas.json' with { type: 'json' };

/** Somebody to sign in as in the demo; the LinkedIn stand-in lists them. */
export interface Persona {
  /** The professional network's own id of the person. */
  readonly sub: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** What this person is good for in a demonstration. */
  readonly note: string;
}

export const PERSONAS: readonly Persona[] = personas;

/** An account at the professional network, as a user keeps it. */
export interface Account {
  readonly linkedinSub: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/**
 * @returns the account of the persona with the id
 * @throws Error if there is none
 */
export function accountOf(sub: string): Account {
  const persona = PERSONAS.find((candidate) => candidate.sub === sub);
  if (persona === undefined) throw new Error(`There is no persona ${sub}.`);
  const { givenName, familyName, email } = persona;
  return { linkedinSub: sub, givenName, familyName, email };
}
