import { createHash, randomInt } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { COMPANY_DOMAINS_MAX } from '@vela/contracts/constants';
import type { Company } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { DOMAIN_CODE_TRIES, domainCodeEndsAt, domainOf, domainProblem } from '@vela/market/companies';
import { domainKey } from '@vela/market/shield';
import { followIdentity } from '../../money/ledger/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, notFound } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { DomainProofDocument } from '../../records/domain-proof.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Ties } from '../shields/index.js';
import { checkDocumentsRight } from './documents-right.js';
import { companyAfter } from './members.js';
import { refreshKeys } from './save.js';

type AskNeeds = Collections<'companies' | 'domainProofs' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'>;
type Needs = AskNeeds &
  Collections<'auditEntries' | 'freeProfileMarks' | 'jobSeekerProfiles' | 'ledgerEntries' | 'shieldTurns'> &
  Pick<Platform, 'marks'> & { readonly ties: Ties };

const CODES = 10 ** 8;

const hashOf = (companyId: Types.ObjectId, code: string): string =>
  createHash('sha256').update(`${companyId.toHexString()} ${code}`).digest('base64url');

/**
 * Sends a code to an address, which proves the address's domain for the company.
 * @throws AppError 403 for a member who may not change what stands on documents, 422 for an address that proves nothing,
 * 429 over the budget of mails
 */
export async function askDomainProof(app: AskNeeds, caller: CompanyCaller, email: string): Promise<{ ok: true }> {
  const { models, clock } = app;
  const { companyId, userId } = caller;
  const problem = domainProblem(email);
  if (problem !== null) throw fieldError('email', problem);
  const code = String(randomInt(CODES)).padStart(8, '0');
  await app.inTransaction(async (session) => {
    await checkDocumentsRight(app, userId, companyId, session);
    const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
    const user = await models.users.findById(userId).session(session).orFail().lean<UserDocument>();
    const proof: Omit<DomainProofDocument, '_id'> = {
      companyId,
      domain: domainOf(email),
      codeHash: hashOf(companyId, code),
      triesLeft: DOMAIN_CODE_TRIES,
      expiresAt: domainCodeEndsAt(clock.now()),
    };
    await models.domainProofs.updateOne({ _id: userId }, { $set: proof }, { session, upsert: true });
    await leaveMail(app, session, `domainCode:${new Types.ObjectId().toHexString()}`, {
      to: { address: email },
      template: 'domainCode',
      about: userId,
      by: { sender: userId, company: companyId },
      values: {
        inviterName: `${user.givenName} ${user.familyName}`.trim() || t('Somebody'),
        companyName: company.name || t('a company'),
        code,
      },
    });
  });
  return { ok: true };
}

const wrongCode = (): AppError =>
  fieldError('code', t('This is not the code, or its time is over. Look again, or have a new one sent.'));

async function addDomain(app: Needs, caller: CompanyCaller, domain: string, session: ClientSession): Promise<void> {
  const { companyId, userId } = caller;
  const { matchedCount } = await app.models.companies.updateOne(
    { _id: companyId, [`domains.${COMPANY_DOMAINS_MAX - 1}`]: { $exists: false } },
    { $addToSet: { domains: domain }, $set: { updatedAt: app.clock.now() } },
    { session },
  );
  if (matchedCount === 0)
    throw new AppError(
      409,
      t('A company can prove {most, plural, one {# domain} other {# domains}}.', { most: COMPANY_DOMAINS_MAX }),
    );
  await refreshKeys(app, companyId, session);
  await followIdentity(app, companyId, [domainKey(domain)], session);
  await recordAudit(app, session, {
    action: 'company.domainProven',
    actorId: userId,
    subject: 'company',
    subjectId: companyId,
    companyId,
    details: { domain },
  });
}

/**
 * Proves a domain by the code that the caller had sent to an address there. Each code can be typed a few times.
 * @throws AppError 403 as `askDomainProof`, 409 above `COMPANY_DOMAINS_MAX`, 422 for another code
 */
export async function proveDomain(app: Needs, caller: CompanyCaller, code: string): Promise<Company> {
  const { companyId, userId } = caller;
  // Counted before it is looked at, and not taken back with a wrong one.
  const proof = await app.models.domainProofs
    .findOneAndUpdate(
      { _id: userId, companyId, triesLeft: { $gt: 0 }, expiresAt: { $gt: app.clock.now() } },
      { $inc: { triesLeft: -1 } },
      { returnDocument: 'after' },
    )
    .lean<DomainProofDocument | null>();
  if (proof === null || proof.codeHash !== hashOf(companyId, code)) throw wrongCode();
  await app.inTransaction(async (session) => {
    await checkDocumentsRight(app, userId, companyId, session);
    const { deletedCount } = await app.models.domainProofs.deleteOne(
      { _id: userId, codeHash: proof.codeHash },
      { session },
    );
    if (deletedCount === 0) throw wrongCode();
    await addDomain(app, caller, proof.domain, session);
  });
  return companyAfter(app, companyId);
}

type TakeAwayNeeds = Collections<'companies' | 'jobSeekerProfiles' | 'shieldTurns'> &
  Pick<Platform, 'clock'> & { readonly ties: Ties };

/**
 * Takes a domain away from a company. Talents who hid from it by that domain stay hidden.
 * @throws AppError 404 if the company has not proven it
 */
export async function takeDomainAwayFrom(
  app: TakeAwayNeeds,
  companyId: Types.ObjectId,
  domain: string,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await app.models.companies.updateOne(
    { _id: companyId, domains: domain },
    { $pull: { domains: domain }, $set: { updatedAt: app.clock.now() } },
    { session },
  );
  if (matchedCount === 0) throw notFound(t('The company has not proven this domain.'));
  await refreshKeys(app, companyId, session);
}

/**
 * Takes a domain away from the caller's company.
 * @throws AppError 403 as `askDomainProof`, 404 if the company has not proven it
 */
export async function takeDomainAway(
  app: TakeAwayNeeds & Collections<'auditEntries' | 'users'> & Pick<Platform, 'inTransaction'>,
  caller: CompanyCaller,
  domain: string,
): Promise<Company> {
  const { companyId, userId } = caller;
  await app.inTransaction(async (session) => {
    await checkDocumentsRight(app, userId, companyId, session);
    await takeDomainAwayFrom(app, companyId, domain, session);
    await recordAudit(app, session, {
      action: 'company.domainTakenAway',
      actorId: userId,
      subject: 'company',
      subjectId: companyId,
      companyId,
      details: { domain },
    });
  });
  return companyAfter(app, companyId);
}
