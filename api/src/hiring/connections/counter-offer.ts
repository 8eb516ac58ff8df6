import { Types } from 'mongoose';
import type { CounterAnswer, CounterTerms, ReceivedConnection, SentConnection } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { counterProblem, withTerms } from '@vela/market/offers';
import type { RateTable } from '@vela/matching';
import { explainMatch, explainMoved, type MatchProfile, SCORE_VERSION } from '@vela/matching';
import { searcherWith } from '../../accounts/companies/index.js';
import type { Settings } from '../../config/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument, RoleSummary } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { COUNTRY_NAMES } from '../../reference/countries/index.js';
import { matchProfileOf, matchRoleOf, type RoleTerms } from '../matching/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { tellCompanyOfCounterOffer, tellTalentOfAnswer } from './counter-mails.js';
import { toReceived, toSent } from './list.js';
import { connectionOn, noLongerOpen } from './sides.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'users'>,
    Pick<Platform, 'clock' | 'handles' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
  readonly rates: RateTable;
}

type CounterRequestNeeds = Collections<'companies' | 'connections' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'> & { readonly catalogue: Catalogue; readonly replies: ReplyBoard };

/** @throws AppError 422 at the field that asks for what the request gives already, or for what it is not about */
function checkTerms(terms: CounterTerms, role: RoleSummary): void {
  const problem = counterProblem(terms, role);
  if (problem !== null) throw fieldError(`terms.${problem.field}`, problem.message);
}

/** Tells why a change met nothing: the request is over, or the step was taken before. */
async function refusal(
  app: Collections<'connections'> & Pick<Platform, 'clock'>,
  { _id }: ConnectionDocument,
  meanwhile: string,
): Promise<AppError> {
  const current = await app.models.connections.findById(_id).lean<ConnectionDocument | null>();
  if (current === null) return noLongerOpen('withdrawn');
  if (current.status !== 'open') return noLongerOpen(current.status);
  return current.expiresAt <= app.clock.now() ? noLongerOpen('expired') : new AppError(409, meanwhile);
}

/**
 * The talent says "yes, if". A request takes one counter-offer; it stays open and anonymous, and can still be accepted or
 * declined as it is.
 * @throws AppError 403 and 404 for those who may not, 409 if it is over or had one before, 422 for one that is
 * granted already
 */
export async function counterRequest(
  app: CounterRequestNeeds,
  caller: Caller,
  id: string,
  terms: CounterTerms,
): Promise<ReceivedConnection> {
  const connection = await connectionOn(app, 'jobSeeker', caller, id, t('Only the talent can make a counter-offer.'));
  checkTerms(terms, connection.openRole);
  const now = app.clock.now();
  const countered = await app.inTransaction(async (session) => {
    const changed = await app.models.connections
      .findOneAndUpdate(
        { _id: connection._id, status: 'open', expiresAt: { $gt: now }, counterOffer: null },
        { $set: { counterOffer: { terms, createdAt: now, answer: null, answeredAt: null } } },
        { session, returnDocument: 'after' },
      )
      .lean<ConnectionDocument | null>();
    if (changed !== null) await tellCompanyOfCounterOffer(app, changed, terms, session);
    return changed;
  });
  if (countered === null) throw await refusal(app, connection, t('You have made your counter-offer for this request.'));
  const [view] = await toReceived(app, [countered]);
  if (view === undefined) throw new Error('The connection vanished while it was countered.');
  return view;
}

/** What a counter-offer changes of a role, as the score calls it. */
const CHANGED_BY = { salary: 'offer', setup: 'addSetup', percentage: 'percentage' } as const;

/** @returns the countries and cities that a request names, as they are stored: "Oslo, Norway" or "Norway" */
function countriesNamed(places: readonly string[]): RoleTerms['countries'] {
  const named = new Map<string, string[]>();
  for (const place of places) {
    const country = COUNTRY_NAMES.filter((name) => place === name || place.endsWith(`, ${name}`)).sort(
      (a, b) => b.length - a.length,
    )[0];
    const at = country ?? place;
    named.set(at, [...(named.get(at) ?? []), ...(place === at ? [] : [place.slice(0, -`, ${at}`.length)])]);
  }
  return [...named].map(([country, cities]) => ({ country, cities }));
}

/**
 * The explanation of the match under new terms. What the request says counts, whatever the role says by now: 66.000 kronor are
 * no euros because the role was described anew, and Stockholm is not Oslo.
 */
async function explained(
  app: Needs,
  { companyId, roleId, jobSeekerProfileId, wanted, breakdown }: ConnectionDocument,
  terms: RoleSummary,
  { kind }: CounterTerms,
): Promise<ConnectionDocument['breakdown']> {
  const found = await app.models.jobSeekerProfiles.findById(jobSeekerProfileId).lean<JobSeekerProfileDocument | null>();
  if (found === null) return breakdown;
  const catalogue = app.catalogue.current;
  const profile: MatchProfile = matchProfileOf(found, catalogue);
  const roleOf = ({ categoryId, skills, countries }: Pick<RoleTerms, 'categoryId' | 'countries' | 'skills'>) => {
    const { permanentPercentage, freelancePercentage } = terms;
    const asked: RoleTerms = {
      ...terms,
      categoryId,
      skills,
      countries,
      roleId,
      permanent: permanentPercentage !== null,
      freelance: freelancePercentage !== null,
    };
    return matchRoleOf(asked, searcherWith({ _id: companyId }, []), catalogue);
  };
  if (wanted) return explainMatch(roleOf(wanted), profile, app.rates);
  // A request of before does not hold which skills it asked for: what the terms cannot move stays as it was.
  if (breakdown.version !== SCORE_VERSION) return breakdown;
  const home = catalogue.roles.get(roleId.toHexString())?.categoryId;
  const role = roleOf({
    categoryId: new Types.ObjectId(home),
    skills: [],
    countries: countriesNamed(terms.places),
  });
  return explainMoved(breakdown, CHANGED_BY[kind], { role, profile, rates: app.rates });
}

/**
 * The company changes the request as the talent wants it, or keeps it as it is. Either way it stays open for the talent's
 * own yes or no.
 * @throws AppError 403 and 404 for those who may not, 409 if it is over, or there is no counter-offer that waits for an answer
 */
export async function answerCounterOffer(
  app: Needs,
  caller: Caller,
  id: string,
  answer: CounterAnswer,
): Promise<SentConnection> {
  const connection = await connectionOn(app, 'company', caller, id, t('Only the company can answer a counter-offer.'));
  const { counterOffer } = connection;
  if (!counterOffer) throw await refusal(app, connection, t('The talent has made no counter-offer.'));
  const openRole = answer === 'agreed' ? withTerms(connection.openRole, counterOffer.terms) : connection.openRole;
  const breakdown =
    answer === 'agreed' ? await explained(app, connection, openRole, counterOffer.terms) : connection.breakdown;
  const now = app.clock.now();
  const answered = await app.inTransaction(async (session) => {
    const changed = await app.models.connections
      .findOneAndUpdate(
        { _id: connection._id, status: 'open', expiresAt: { $gt: now }, 'counterOffer.answer': null },
        { $set: { 'counterOffer.answer': answer, 'counterOffer.answeredAt': now, openRole, breakdown } },
        { session, returnDocument: 'after' },
      )
      .lean<ConnectionDocument | null>();
    if (changed !== null) await tellTalentOfAnswer(app, changed, answer, session);
    return changed;
  });
  if (answered === null) throw await refusal(app, connection, t('This counter-offer has been answered.'));
  const [view] = await toSent(app, answered.companyId, [answered]);
  if (view === undefined) throw new Error('The talent vanished while the counter-offer was answered.');
  return view;
}
