import type { HireInput } from '@vela/contracts/schemas';
import { addDays, dayOf } from '@vela/market/days';
import { joinAsRecruiter, joinAsTalent, type Recruiter, requestTo, type Talent } from './people.js';
import type { Visitor } from './visitor.js';
import type { World } from './world.js';

/** A talent and the company whose request they accepted. */
export interface Accepted {
  readonly company: Recruiter;
  readonly talent: Talent;
  readonly connectionId: string;
}

/** Hires of a world, and the platform's administrator who decides about them: `ADMIN_EMAILS` names boss@vela.example. */
export function hiresOf(world: () => World) {
  let count = 0;

  const signInBoss = async (): Promise<Visitor> =>
    (await world().join({ givenName: 'Boss', email: 'boss@vela.example' })).visitor;
  /** Who was away for long signs in again. */
  const back = async ({ me }: Pick<Recruiter, 'me'>): Promise<Visitor> =>
    (await world().join({ givenName: me.givenName, email: me.email })).visitor;

  const today = (): string => dayOf(world().clock.now());
  const agreementFrom = (connectionId: string, changes: Partial<HireInput> = {}): HireInput => ({
    connectionId,
    signedOn: today(),
    startsOn: addDays(today(), 10),
    probationEndsOn: addDays(today(), 190),
    compensation: '64000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    ...changes,
  });

  const newCompany = (): Promise<Recruiter> =>
    joinAsRecruiter(world(), { givenName: `Rut${(count += 1)}` }, `Company ${count}`);

  /** A talent who accepted a request of a company, a new one unless told. */
  async function accepted(of?: Recruiter): Promise<Accepted> {
    const company = of ?? (await newCompany());
    count += 1;
    const talent = await joinAsTalent(world(), { givenName: `Ada${count}`, familyName: 'Berg' });
    const { id: connectionId } = await company.visitor.ok('createConnection', { body: requestTo(company, talent) });
    await talent.visitor.ok('answerConnection', { params: { id: connectionId }, body: { status: 'accepted' } });
    return { company, talent, connectionId };
  }

  /** A hire that its company has reported. */
  async function hired(company?: Recruiter, changes: Partial<HireInput> = {}) {
    const pair = await accepted(company);
    const hire = await pair.company.visitor.ok('reportHire', { body: agreementFrom(pair.connectionId, changes) });
    return { ...pair, hire, params: { id: hire.id } };
  }

  /** A hire that the platform has confirmed. */
  async function confirmed(admin: Visitor, changes: Partial<HireInput> = {}, company?: Recruiter) {
    const of = await hired(company, changes);
    await admin.ok('adminConfirmHire', { params: of.params, body: { bonusSek: null, reason: 'Shown.' } });
    return of;
  }

  /** @returns what a company or a talent sees of their only hire */
  const hireAsSeenBy = async (visitor: Visitor, userType: 'talentSeeker' | 'jobSeeker') =>
    (await visitor.ok('listHires', { query: { userType } }))[0];

  return { signInBoss, back, today, agreementFrom, newCompany, accepted, hired, confirmed, hireAsSeenBy };
}
