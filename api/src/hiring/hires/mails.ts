import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { BonusState } from '@vela/contracts/schemas';
import { exactOreText } from '@vela/formats';
import { ORE_PER_KRONA } from '@vela/market/prices';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

type Needs = Collections<'companies' | 'users'> & Pick<Platform, 'clock' | 'outbox'> & Settings<'appOrigin'>;

interface Sides {
  /** Null once they deleted their account. */
  readonly talent: UserDocument | null;
  /** Who reported the hire, or the company's owner where they left; never somebody outside it. */
  readonly recruiter: UserDocument | null;
  readonly companyName: string;
}

async function sidesOf(
  { models: { users, companies } }: Collections<'companies' | 'users'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<Sides> {
  const { companyId, jobSeekerProfileId, reportedBy } = hire;
  const talent = await users.findOne({ jobSeekerProfileId }).session(session).lean<UserDocument | null>();
  const reporter = await users.findOne({ _id: reportedBy, companyId }).session(session).lean<UserDocument | null>();
  const recruiter =
    reporter ?? (await users.findOne({ companyId, companyOwner: true }).session(session).lean<UserDocument | null>());
  const company = await companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  return { talent, recruiter, companyName: company?.name || 'A company' };
}

/** The company knows the name: a hire follows an accepted request. */
const nameOf = (talent: UserDocument | null): string =>
  (talent === null ? '' : `${talent.givenName} ${talent.familyName}`.trim()) || 'the talent';

const talentUrl = ({ config }: Settings<'appOrigin'>): string => config.appOrigin + PATHS.jobSeekerDashboard;
const companyUrl = ({ config }: Settings<'appOrigin'>, { connectionId }: HireDocument): string =>
  config.appOrigin + pathTo(PATHS.conversation, { connectionId: connectionId.toHexString() });

/** Leaves the mail that asks the talent to confirm or dispute a reported hire. */
export async function askTalent(
  app: Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<void> {
  const { talent, companyName } = await sidesOf(app, hire, session);
  if (talent === null) return;
  const { signedOn, startsOn, compensation, currency, compensationTimePeriod } = hire.agreement;
  await leaveMail(app, session, `hireReported:${hire._id.toHexString()}`, {
    to: { user: talent._id },
    template: 'hireReported',
    by: { company: hire.companyId },
    values: {
      firstName: talent.givenName,
      companyName,
      roleName: hire.roleName,
      signedOn,
      startsOn,
      pay: `${compensation.replace(/\B(?=(\d{3})+$)/g, '.')} ${currency} ${compensationTimePeriod}`,
      url: talentUrl(app),
    },
  });
}

/** Leaves the mails that tell both sides of a confirmed hire. */
export async function tellOfConfirmation(
  app: Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<void> {
  const { talent, recruiter, companyName } = await sidesOf(app, hire, session);
  const id = hire._id.toHexString();
  const { roleName, bonusSek, feeOre } = hire;
  if (talent !== null)
    await leaveMail(app, session, `hireConfirmed:${id}:talent`, {
      to: { user: talent._id },
      template: 'hireConfirmedTalent',
      values: {
        firstName: talent.givenName,
        companyName,
        roleName,
        url: talentUrl(app),
        bonus: bonusSek === null ? '' : exactOreText(bonusSek * ORE_PER_KRONA),
      },
    });
  if (recruiter !== null)
    await leaveMail(app, session, `hireConfirmed:${id}:company`, {
      to: { user: recruiter._id },
      template: 'hireConfirmedCompany',
      about: talent?._id ?? null,
      values: {
        firstName: recruiter.givenName,
        talentName: nameOf(talent),
        roleName,
        fee: `${exactOreText(feeOre)} + VAT`,
        url: companyUrl(app, hire),
      },
    });
}

const BONUS_TEXTS: Readonly<Record<BonusState, (on: string) => string>> = {
  planned: () => 'Planned',
  announced: (on) => `Announced; it is paid on ${on}`,
  paid: (on) => `Paid on ${on}`,
};

/** Leaves the mail that tells the talent of a bonus that was set after the hire was confirmed. */
export async function tellOfBonus(app: Needs, hire: HireDocument, session: ClientSession): Promise<void> {
  const { talent, companyName } = await sidesOf(app, hire, session);
  if (talent === null || hire.bonusSek === null) return;
  // An amount may be set, changed and set back: each change is told.
  await leaveMail(app, session, `hireBonus:${hire._id.toHexString()}:${app.clock.now().getTime()}`, {
    to: { user: talent._id },
    template: 'hireBonus',
    values: {
      firstName: talent.givenName,
      companyName,
      roleName: hire.roleName,
      bonus: exactOreText(hire.bonusSek * ORE_PER_KRONA),
      state: BONUS_TEXTS[hire.bonusState ?? 'planned'](hire.bonusOn ?? ''),
      url: talentUrl(app),
    },
  });
}

/** Leaves the mail that tells the company why a hire was not confirmed. */
export async function tellOfRejection(
  app: Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<void> {
  const { talent, recruiter } = await sidesOf(app, hire, session);
  if (recruiter === null) return;
  await leaveMail(app, session, `hireRejected:${hire._id.toHexString()}`, {
    to: { user: recruiter._id },
    template: 'hireRejected',
    about: talent?._id ?? null,
    values: {
      firstName: recruiter.givenName,
      talentName: nameOf(talent),
      roleName: hire.roleName,
      reason: hire.rejection ?? '',
      url: companyUrl(app, hire),
    },
  });
}

/** Leaves the mails that tell both sides of a hire that was confirmed in error and is undone. */
export async function tellOfUndoing(
  app: Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<void> {
  const { talent, recruiter, companyName } = await sidesOf(app, hire, session);
  const id = hire._id.toHexString();
  const shared = { roleName: hire.roleName, reason: hire.rejection ?? '' };
  if (talent !== null)
    await leaveMail(app, session, `hireUndone:${id}:talent`, {
      to: { user: talent._id },
      template: 'hireUndone',
      about: null,
      values: { ...shared, firstName: talent.givenName, otherName: companyName, url: talentUrl(app) },
    });
  if (recruiter !== null)
    await leaveMail(app, session, `hireUndone:${id}:company`, {
      to: { user: recruiter._id },
      template: 'hireUndone',
      about: talent?._id ?? null,
      values: { ...shared, firstName: recruiter.givenName, otherName: nameOf(talent), url: companyUrl(app, hire) },
    });
}

/** Leaves the mail that asks the company for its own report of a hire that the talent told of. */
export async function askCompany(
  app: Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<void> {
  const { talent, recruiter } = await sidesOf(app, hire, session);
  if (recruiter === null) return;
  await leaveMail(app, session, `hireToldByTalent:${hire._id.toHexString()}`, {
    to: { user: recruiter._id },
    template: 'hireToldByTalent',
    about: talent?._id ?? null,
    by: { company: hire.companyId },
    values: {
      firstName: recruiter.givenName,
      talentName: nameOf(talent),
      roleName: hire.roleName,
      signedOn: hire.agreement.signedOn,
      startsOn: hire.agreement.startsOn,
      url: companyUrl(app, hire),
    },
  });
}
