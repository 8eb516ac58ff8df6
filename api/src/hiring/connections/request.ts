import { type ClientSession, Types } from 'mongoose';
import { COST_CHANGED } from '@vela/contracts/problem';
import type { ConnectionInput, SentConnection } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { reservationText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { isDearer, priceOf } from '@vela/market/prices';
import { requestExpiresAt, UNVERIFIED_REQUESTS_MAX } from '@vela/market/requests';
import type { RateTable } from '@vela/matching';
import { explainMatch, mayBeAskedFor } from '@vela/matching';
import { meetCompany } from '../../accounts/companies/index.js';
import type { Settings } from '../../config/index.js';
import { balanceOfCompany, reserve } from '../../money/ledger/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument, Reservation, RoleSummary } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { matchProfileOf, matchRoleOf } from '../matching/index.js';
import { ownOpenRole } from '../open-roles/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { isSeen, noSuchTalent, type Sight, sightOf, talentInSight } from '../sight/index.js';
import { toJustSent } from './list.js';
import { requestsWith } from './live.js';
import { tellTalent } from './mails.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'ledgerEntries' | 'openRoles' | 'users'>,
    Pick<Platform, 'clock' | 'handles' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
  readonly rates: RateTable;
}

const mustWait = (from: Date): AppError =>
  new AppError(
    409,
    t('Your last request to this talent was declined or withdrawn. You can ask again from {day}.', {
      day: dayText(from),
    }),
  );
/** Says what it costs now: whoever has seen that may send it. */
const costsMore = ({ band, tokens }: ConnectionDocument['price'], reserves: Reservation): AppError =>
  new AppError(
    409,
    t('This request costs more than what you were shown, so it has not been sent. {cost}', {
      cost: reservationText({ band, tokens, reserves, affordable: true, freeBecause: null }),
    }),
    { type: COST_CHANGED },
  );
const alreadyConnected = (): AppError => new AppError(409, TEXTS.alreadyConnected);

const placesOf = ({ countries }: OpenRoleDocument): string[] =>
  countries.flatMap(({ country, cities }) =>
    cities.length === 0 ? [country] : cities.map((city) => `${city}, ${country}`),
  );

const summaryOf = (role: OpenRoleDocument, name: string): RoleSummary => ({
  _id: role._id,
  name,
  years: role.years,
  compensation: role.compensation,
  currency: role.currency,
  compensationTimePeriod: role.compensationTimePeriod,
  remote: role.remote,
  hybrid: role.hybrid,
  office: role.office,
  places: placesOf(role),
  permanentPercentage: role.permanentPercentage,
  freelancePercentage: role.freelancePercentage,
  availability: role.availability,
  description: role.description,
});

type Draft = Omit<ConnectionDocument, 'reservation'>;

interface Drafted {
  readonly request: Draft;
  /** Of the company that asks. */
  readonly sight: Sight;
  /** What its sender was shown that it reserves; undefined of a caller of before. */
  readonly shown: ConnectionInput['reserves'];
}

/**
 * Works out the request: for which role, to whom, at what price and with which match.
 * @throws AppError 404 for another company's role or a talent who may not be asked, 409 for a closed role
 */
async function draft(app: Needs, caller: CompanyCaller, input: ConnectionInput): Promise<Drafted> {
  const { clock, rates } = app;
  const [role, sight] = await Promise.all([ownOpenRole(app, caller, input.openRoleId), sightOf(app, caller)]);
  if (role.status !== 'open') throw new AppError(409, t('This role is closed.'));
  if (!role.roleId.equals(input.roleId)) throw fieldError('roleId', t('This is not the role that is to be filled.'));
  const catalogue = app.catalogue.current;
  const { profile } = await talentInSight(app, sight, input.jobSeekerId);
  const wanted = matchRoleOf(role, sight.searcher, catalogue);
  const candidate = matchProfileOf(profile, catalogue);
  if (!mayBeAskedFor(wanted, candidate)) throw noSuchTalent();
  const now = clock.now();
  const request = {
    _id: new Types.ObjectId(),
    companyId: caller.companyId,
    sentBy: caller.userId,
    jobSeekerProfileId: profile._id,
    openRole: summaryOf(role, wanted.roleName),
    wanted: { categoryId: role.categoryId, skills: role.skills, countries: role.countries },
    roleId: role.roleId,
    text: input.text,
    status: 'open' as const,
    live: true,
    price: priceOf(profile),
    breakdown: explainMatch(wanted, candidate, rates),
    reason: null,
    createdAt: now,
    expiresAt: requestExpiresAt(now),
    answeredAt: null,
  };
  return { request, sight, shown: input.reserves };
}

/** @throws AppError 409 for a company that sent all it may before it is verified */
async function checkVerified(
  { models }: Collections<'connections'>,
  { _id: companyId, verifiedAt }: CompanyDocument,
  session: ClientSession,
): Promise<void> {
  if (verifiedAt != null) return;
  const sent = await models.connections.countDocuments({ companyId }).session(session);
  if (sent >= UNVERIFIED_REQUESTS_MAX)
    throw new AppError(
      409,
      t(
        'We have not verified your company yet, and it has sent {most, plural, one {# request} other {# requests}}. Complete the company profile, and we look at it.',
        { most: UNVERIFIED_REQUESTS_MAX },
      ),
    );
}

/**
 * The company that asks, and its sender, who may have been suspended meanwhile: a yes would name a talent to whom nobody may tell it.
 * @returns the company as it stands in the transaction
 * @throws AppError 403 for a sender who may act no longer, 409 if the company is closed or suspended
 */
async function meetAsking(app: Needs, { companyId, sentBy }: Draft, session: ClientSession): Promise<CompanyDocument> {
  const company = await meetCompany(app, companyId, session);
  const acts = await app.models.users.exists({ _id: sentBy, companyId, suspendedAt: null }).session(session);
  if (acts === null) throw new AppError(403, t('You do not act for this company any more.'));
  return company;
}

/**
 * Whoever hides, pauses or leaves at the same moment either sees the request, or is not asked: the profile is written to, so
 * that one of the two comes second, and looks again.
 * @returns the profile as it stands in the transaction
 * @throws AppError 404 for a talent whom the company may not see any more
 */
async function meetTalent(
  app: Needs,
  { jobSeekerProfileId: _id, createdAt }: Draft,
  sight: Sight,
  session: ClientSession,
): Promise<JobSeekerProfileDocument> {
  const profile = await app.models.jobSeekerProfiles
    .findOneAndUpdate({ _id }, { $set: { lastAskedAt: createdAt } }, { session, returnDocument: 'after' })
    .lean<JobSeekerProfileDocument | null>();
  if (profile === null || !isSeen(sight, profile, app)) throw noSuchTalent();
  return profile;
}

/** @returns what a company sees as it stands: with a new name it is not verified any more */
const sightAs = (sight: Sight, { verifiedAt }: CompanyDocument): Sight => ({
  ...sight,
  searcher: { ...sight.searcher, verified: verifiedAt != null },
});

interface Written {
  readonly connection: ConnectionDocument;
  /** Whom it was sent to. */
  readonly profile: JobSeekerProfileDocument;
}

/**
 * Writes the request and what it reserves, both or neither.
 * @throws AppError 409 `COST_CHANGED` where that is more than was shown
 */
async function write(app: Needs, { request, sight, shown }: Drafted, session: ClientSession): Promise<Written> {
  const { companyId, jobSeekerProfileId, _id: connectionId, price } = request;
  const before = await requestsWith(app, companyId, [jobSeekerProfileId], app.clock.now(), session);
  if (before.connections.size > 0) throw alreadyConnected();
  const company = await meetAsking(app, request, session);
  const profile = await meetTalent(app, request, sightAs(sight, company), session);
  for (const from of before.waits.values()) throw mustWait(from);
  await checkVerified(app, company, session);
  const reservation = await reserve(app, company, { connectionId, tokens: price.tokens }, session);
  // With the transaction the reservation goes, too.
  if (shown !== undefined && isDearer(reservation, shown)) throw costsMore(price, reservation);
  const connection: ConnectionDocument = { ...request, reservation };
  await app.models.connections.insertOne(connection, { session });
  await tellTalent(app, connection, { profile, company }, session);
  return { connection, profile };
}

/**
 * Sends a connection request and reserves a free profile or tokens for it.
 * @throws AppError 402 if the company can afford it with neither, 404 if the talent may not be asked, 409 if they are
 * already connected, the company has to wait after a decline or a withdrawal, or it costs more than was shown, 429 over a
 * budget of requests
 */
export async function sendRequest(app: Needs, caller: CompanyCaller, input: ConnectionInput): Promise<SentConnection> {
  const drafted = await draft(app, caller, input);
  const { connection, profile } = await app
    .inTransaction((session) => write(app, drafted, session), balanceOfCompany(caller.companyId))
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? alreadyConnected() : error;
    });
  return toJustSent(app, drafted.sight, connection, profile);
}
