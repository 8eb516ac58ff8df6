import type { ClientSession, Types } from 'mongoose';
import { PATHS } from '@vela/contracts/routes';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import {
  askedNumber,
  vatAnswerIsDue,
  type VatQuestion,
  vatQuestionOf,
  type VatRate,
  vatRateOf,
} from '@vela/market/vat';
import { VAT_RETRY_MS } from '@vela/market/vat';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument, VatCheckRecord } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { doubtPurchases } from './doubt-purchases.js';
import { askVies, ViesUnavailable } from './vies.js';

export type VatCheckNeeds = Collections<'auditEntries' | 'companies' | 'purchases' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'log' | 'outbox'> &
  Settings<'appOrigin' | 'seller' | 'viesUrl'>;

/** Longest wait for the register, milliseconds: while somebody saves or pays, and in the background. */
const WHILE_WAITED_FOR_MS = 3000;
const IN_BACKGROUND_MS = 15_000;
const BATCH = 25;

async function answerOf(
  { config, clock, log }: VatCheckNeeds,
  question: VatQuestion,
  timeMs: number,
): Promise<VatCheckRecord> {
  const number = askedNumber(question);
  try {
    const { isValid, consultationNumber } = await askVies(config.viesUrl, config.seller.vatNumber, question, timeMs);
    const at = clock.now();
    return { number, answer: isValid ? 'valid' : 'invalid', at, triedAt: at, consultationNumber };
  } catch (error) {
    if (!(error instanceof ViesUnavailable)) throw error;
    log.warn({ err: error, state: question.countryCode }, 'the register of VAT numbers does not say');
    const at = clock.now();
    return { number, answer: 'unavailable', at, triedAt: at, consultationNumber: null };
  }
}

/** A register that does not answer takes nothing back that it said before. */
const remembering = (known: VatCheckRecord | null | undefined, said: VatCheckRecord): VatCheckRecord =>
  said.answer === 'unavailable' && known?.number === said.number && known.answer !== 'unavailable'
    ? { ...known, triedAt: said.at }
    : said;

/** Another VAT is never a silent change: the owner is told, and why. */
async function tellOwner(
  app: VatCheckNeeds,
  { _id, name }: CompanyDocument,
  check: VatCheckRecord,
  { percent, reason }: VatRate,
  session: ClientSession,
): Promise<void> {
  const owner = await app.models.users
    .findOne({ companyId: _id, companyOwner: true })
    .session(session)
    .lean<UserDocument | null>();
  if (owner === null) return;
  await leaveMail(app, session, `vatAnswer:${_id.toHexString()}:${check.at.getTime()}`, {
    to: { user: owner._id },
    template: 'vatAnswer',
    about: null,
    values: () => ({
      firstName: owner.givenName,
      companyName: name,
      number: check.number,
      percent: String(percent),
      reason: VAT_REASON_TEXTS[reason],
      link: app.config.appOrigin + PATHS.companyProfile,
    }),
  });
}

async function note(
  app: VatCheckNeeds,
  companyId: Types.ObjectId,
  said: VatCheckRecord,
  session: ClientSession,
): Promise<void> {
  const { companies } = app.models;
  const company = await companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  const question = company === null ? null : vatQuestionOf(company);
  // Another number was saved meanwhile, which is asked about by itself.
  if (company === null || question === null || askedNumber(question) !== said.number) return;
  const vatCheck = remembering(company.vatCheck, said);
  await companies.updateOne({ _id: companyId }, { $set: { vatCheck } }, { session });
  const { number, answer, consultationNumber } = vatCheck;
  await recordAudit(app, session, {
    action: 'company.vatChecked',
    subject: 'company',
    subjectId: companyId,
    companyId,
    details: { number, answer: said.answer, consultationNumber },
  });
  const [before, after] = [vatRateOf(company), vatRateOf({ ...company, vatCheck })];
  if (before.percent === after.percent && before.reason === after.reason) return;
  await doubtPurchases(app, companyId, session);
  if (answer !== 'unavailable') await tellOwner(app, company, vatCheck, after, session);
}

/** That the register said nothing of a number which is not asked about any more is not worth keeping: nobody waits for it. */
async function forgetUnanswered({ models }: VatCheckNeeds, company: CompanyDocument): Promise<void> {
  const { _id, VAT, country, vatCheck } = company;
  if (vatCheck?.answer !== 'unavailable') return;
  // Unless another number was saved meanwhile.
  await models.companies.updateOne({ _id, VAT, country }, { $set: { vatCheck: null } });
}

/**
 * Asks the register about a company's VAT number where what is known of it is too old, and keeps what it says. Where it
 * does not answer, what it said before goes on holding, or else the number's form and check digits.
 */
export async function refreshVatCheck(
  app: VatCheckNeeds,
  companyId: Types.ObjectId,
  timeMs = WHILE_WAITED_FOR_MS,
): Promise<void> {
  const company = await app.models.companies.findById(companyId).lean<CompanyDocument | null>();
  if (company === null) return;
  const question = vatQuestionOf(company);
  if (question === null) return forgetUnanswered(app, company);
  if (!vatAnswerIsDue(question, company.vatCheck, app.clock.now())) return;
  const said = await answerOf(app, question, timeMs);
  await app.inTransaction((session) => note(app, companyId, said, session));
}

/** Asks again for numbers of which the register had said nothing. @returns for how many companies */
export async function askAgainForVatNumbers(app: VatCheckNeeds): Promise<number> {
  const waiting = await app.models.companies
    .find({
      'vatCheck.answer': 'unavailable',
      'vatCheck.triedAt': { $lte: new Date(app.clock.now().getTime() - VAT_RETRY_MS) },
      closedAt: null,
    })
    .sort({ 'vatCheck.triedAt': 1 })
    .limit(BATCH)
    .select({ _id: 1 })
    .lean<Pick<CompanyDocument, '_id'>[]>();
  await eachByItself(waiting, 'companies’ VAT numbers were not asked for', ({ _id }) =>
    refreshVatCheck(app, _id, IN_BACKGROUND_MS),
  );
  return waiting.length;
}
