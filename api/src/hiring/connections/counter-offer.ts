import type { CounterAnswer, CounterTerms, ReceivedConnection, SentConnection } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { counterProblem, withTerms } from '@vela/market/offers';
import type { RateTable } from '@vela/matching';
import { explainMatch } from '@vela/matching';
import { searcherWith } from '../../accounts/companies/index.js';
import type { Settings } from '../../config/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument, RoleSummary } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { matchProfileOf, matchRoleOf } from '../matching/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { tellCompanyOfCounterOffer, tellTalentOfAnswer } from './counter-mails.js';
import { toReceived, toSent } from './list.js';
import { connectionOn, noLongerOpen } from './sides.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'openRoles' | 'users'>,
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

/**
 * The explanation of the match under new terms. What the request says counts, whatever the role says by now: 66.000 kronor are
 * no euros because the role was described anew. Its skills and places the request does not hold; they are the role's.
 */
async function explained(
  app: Needs,
  connection: ConnectionDocument,
  terms: RoleSummary,
): Promise<ConnectionDocument['breakdown']> {
  const [role, profile] = await Promise.all([
    app.models.openRoles.findById(connection.openRole._id).lean<OpenRoleDocument | null>(),
    app.models.jobSeekerProfiles.findById(connection.jobSeekerProfileId).lean<JobSeekerProfileDocument | null>(),
  ]);
  if (role === null || profile === null) return connection.breakdown;
  const catalogue = app.catalogue.current;
  const { _id, name: _said, places: _named, description: _text, ...said } = terms;
  const { permanentPercentage, freelancePercentage } = said;
  const asked = matchRoleOf(
    {
      ...role,
      ...said,
      roleId: connection.roleId,
      permanent: permanentPercentage !== null,
      freelance: freelancePercentage !== null,
    },
    searcherWith({ _id: role.companyId }, []),
    catalogue,
  );
  return explainMatch(asked, matchProfileOf(profile, catalogue), app.rates);
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
  const breakdown = answer === 'agreed' ? await explained(app, connection, openRole) : connection.breakdown;
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
