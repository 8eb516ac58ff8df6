import type { UserType } from '@vela/contracts/constants';
import type { LinkedinAnswer, SessionUser } from '@vela/contracts/schemas';
import { openAdminArea } from './security-key.js';
import type { Answer, Visitor } from './visitor.js';

export interface SignUp {
  readonly givenName: string;
  readonly familyName?: string;
  readonly email?: string;
  readonly userType?: UserType;
  readonly signin?: boolean;
  readonly referral?: string;
}

/** A person with a session. */
export interface Member {
  readonly visitor: Visitor;
  readonly me: SessionUser;
  readonly landing: LinkedinAnswer;
}

/** Fills in the provider's form as a person does. @returns the query with which the browser comes back */
export async function consent(location: string, person: SignUp): Promise<string> {
  const asked = new URL(location);
  const form = new URLSearchParams(asked.searchParams);
  form.set('givenName', person.givenName);
  form.set('familyName', person.familyName ?? 'Testdotter');
  form.set('email', person.email ?? `${person.givenName.toLowerCase()}@people.example`);
  form.set('action', 'continue');
  const back = await fetch(`${asked.origin}${asked.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(back.headers.get('location') ?? '').search;
}

/** Goes through the sign-in up to the browser's way back. @returns the answer of the last call */
export async function signInAs(person: SignUp, visitor: Visitor): Promise<Answer> {
  const query = new URLSearchParams({
    ...(person.signin === true ? { signin: 'true' } : {}),
    ...(person.userType === undefined ? {} : { userType: person.userType }),
    ...(person.referral === undefined ? {} : { referral: person.referral }),
  });
  const start = await visitor.send(`/api/auth/linkedin/callback/?${query.toString()}`);
  const back = await consent(start.headers.get('location') ?? '', person);
  return visitor.send(`/api/auth/linkedin/callback${back}`);
}

/** Signs in and reads who that is; an administrator uses a passkey too. @throws Error if the sign-in is refused */
export async function joinAs(person: SignUp, visitor: Visitor): Promise<Member> {
  const answer = await signInAs(person, visitor);
  if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}: ${answer.text}`);
  const me = await visitor.ok('getMe');
  if (me === null) throw new Error('Nobody is signed in.');
  if (me.admin) await openAdminArea(visitor);
  visitor.comesBackBy(async () => {
    const again = await signInAs({ ...person, signin: true }, visitor);
    if (again.status === 200 && me.admin) await openAdminArea(visitor);
  });
  return { visitor, me, landing: answer.body as LinkedinAnswer };
}
