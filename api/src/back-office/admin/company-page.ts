import { type ClientSession, Types } from 'mongoose';
import type { AdminPageApproval, CompanyPage, ReasonInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { checkNotClosed } from '../../accounts/companies/index.js';
import type { Settings } from '../../config/index.js';
import { type PageNeeds, pageOf, showAgain, takeDown } from '../../hiring/company-pages/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import { noSuchCompany } from './companies.js';
import { tellOwner } from './tell-owner.js';

type Needs = PageNeeds &
  Collections<'auditEntries' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/** @throws AppError 404 */
async function companyIn(
  { models }: Collections<'companies'>,
  _id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<CompanyDocument> {
  const company = await models.companies.findById(_id).session(session).lean<CompanyDocument | null>();
  if (company === null) throw noSuchCompany();
  return company;
}

/** @returns the page as the company's own people see it @throws AppError 404 */
export const readPageForAdmin = async (app: PageNeeds, id: string): Promise<CompanyPage> =>
  pageOf(app, await companyIn(app, new Types.ObjectId(id)), 'company');

/**
 * Takes a company's page and logo out of talent's sight. What it says stays with the company, to be changed.
 * @throws AppError 404, 409 if it was taken down already and not changed since, or the company is closed
 */
export async function takePageDown(
  app: Needs,
  caller: Caller,
  id: string,
  { reason }: ReasonInput,
): Promise<CompanyPage> {
  const _id = new Types.ObjectId(id);
  await app.inTransaction(async (session) => {
    const company = await companyIn(app, _id, session);
    checkNotClosed(company);
    if (company.pageTakenDown != null && company.pageTakenDown.changedAt === null)
      throw new AppError(409, t('This page is taken down already.'));
    await takeDown(app, _id, reason, session);
    await recordAudit(app, session, {
      action: 'admin.companyPageTakenDown',
      actorId: caller.userId,
      subject: 'company',
      subjectId: _id,
      companyId: _id,
      details: { reason },
    });
    await tellOwner(
      app,
      company,
      {
        template: 'companyPage',
        outcome: 'takenDown',
        reason: () => t('{reason} Change it, and we look at it again.', { reason }),
      },
      session,
    );
  });
  return readPageForAdmin(app, id);
}

/**
 * Shows a page again that was taken down and changed since.
 * @throws AppError 404, 409 if nothing waits, or something else than what was looked at
 */
export async function approvePage(
  app: Needs,
  caller: Caller,
  id: string,
  { changedAt }: AdminPageApproval,
): Promise<CompanyPage> {
  const _id = new Types.ObjectId(id);
  await app.inTransaction(async (session) => {
    const company = await companyIn(app, _id, session);
    const waiting = company.pageTakenDown?.changedAt ?? null;
    if (waiting === null) throw new AppError(409, t('No change of this page waits to be approved.'));
    if (waiting.getTime() !== Date.parse(changedAt))
      throw new AppError(409, t('The page has been changed since you looked. Look again first.'));
    await showAgain(app, _id, session);
    await recordAudit(app, session, {
      action: 'admin.companyPageApproved',
      actorId: caller.userId,
      subject: 'company',
      subjectId: _id,
      companyId: _id,
    });
    await tellOwner(
      app,
      company,
      { template: 'companyPage', outcome: 'shown', reason: () => t('Talent whom you ask sees it from now on.') },
      session,
    );
  });
  return readPageForAdmin(app, id);
}
