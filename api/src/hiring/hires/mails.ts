import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { BonusState } from '@vela/contracts/schemas';
import { exactOreText, payPerPeriodText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { ORE_PER_KRONA } from '@vela/market/prices';
import { namesakeOf, whoIsTold } from '../../accounts/companies/index.js';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { isCountryMissing } from './invoicing.js';

type Needs = Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>;

/** One side of a hire, as a mail is addressed to it. */
interface Side {
  readonly to: { readonly user: UserDocument['_id'] };
  /** What every mail to it says. */
  readonly shared: { readonly firstName: string; readonly roleName: string; readonly url: string };
}

interface Sides {
  /** Null once they deleted their account. */
  readonly talent: Side | null;
  readonly talentName: () => string;
  /** Who reported the hire, or who is told in their place. */
  readonly recruiter: Side | null;
  readonly companyName: () => string;
  /** Whom a mail that names the company is about. */
  readonly namesake: UserDocument['_id'] | null;
  /** The company has not said where it is: its fee is not invoiced until then. */
  readonly invoiceWaits: boolean;
}

const sideOf = (user: UserDocument | null, { roleName }: HireDocument, url: string): Side | null =>
  user === null ? null : { to: { user: user._id }, shared: { firstName: user.givenName, roleName, url } };

/** The company knows the name: a hire follows an accepted request. */
const nameOf = (talent: UserDocument | null): string =>
  (talent === null ? '' : `${talent.givenName} ${talent.familyName}`.trim()) || t('the talent');

async function sidesOf(
  { models: { users, companies }, records, config }: Collections<'companies' | 'users'> & Settings<'appOrigin'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<Sides> {
  const { companyId, jobSeekerProfileId, reportedBy, connectionId } = hire;
  const talent = await users.findOne({ jobSeekerProfileId }).session(session).lean<UserDocument | null>();
  const recruiter = await whoIsTold({ models: { users }, records }, hire, reportedBy, session);
  const company = await companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  const conversation = pathTo(PATHS.conversation, { connectionId: connectionId.toHexString() });
  return {
    talent: sideOf(talent, hire, config.appOrigin + PATHS.jobSeekerDashboard),
    talentName: () => nameOf(talent),
    recruiter: sideOf(recruiter, hire, config.appOrigin + conversation),
    companyName: () => company?.name || t('A company'),
    namesake: await namesakeOf({ models: { users }, records }, company, session),
    invoiceWaits: isCountryMissing(company),
  };
}

const keyOf = (what: string, { _id }: HireDocument): string => `${what}:${_id.toHexString()}`;

/** Leaves the mail that asks the talent to confirm or dispute a reported hire. */
export async function askTalent(app: Needs, hire: HireDocument, session: ClientSession): Promise<void> {
  const { talent, companyName, namesake } = await sidesOf(app, hire, session);
  if (talent === null) return;
  const { signedOn, startsOn } = hire.agreement;
  await leaveMail(app, session, keyOf('hireReported', hire), {
    to: talent.to,
    template: 'hireReported',
    about: namesake,
    by: { company: hire.companyId },
    values: () => ({
      ...talent.shared,
      companyName: companyName(),
      signedOn: dayText(signedOn),
      startsOn: dayText(startsOn),
      pay: payPerPeriodText(hire.agreement),
    }),
  });
}

/** Leaves the mails that tell both sides of a confirmed hire. */
export async function tellOfConfirmation(app: Needs, hire: HireDocument, session: ClientSession): Promise<void> {
  const { talent, talentName, recruiter, companyName, namesake, invoiceWaits } = await sidesOf(app, hire, session);
  const { bonusSek, feeOre } = hire;
  const bonus = () => (bonusSek === null ? '' : exactOreText(bonusSek * ORE_PER_KRONA));
  if (talent !== null)
    await leaveMail(app, session, `${keyOf('hireConfirmed', hire)}:talent`, {
      to: talent.to,
      template: 'hireConfirmedTalent',
      about: namesake,
      values: () => ({ ...talent.shared, companyName: companyName(), bonus: bonus() }),
    });
  if (recruiter === null) return;
  const key = `${keyOf('hireConfirmed', hire)}:company`;
  const sent = { to: recruiter.to, about: talent?.to.user ?? null };
  const values = () => ({
    ...recruiter.shared,
    talentName: talentName(),
    fee: t('{fee} + VAT', { fee: exactOreText(feeOre) }),
  });
  if (invoiceWaits)
    await leaveMail(app, session, key, {
      ...sent,
      template: 'hireConfirmedUninvoiced',
      values: () => ({ ...values(), detailsUrl: app.config.appOrigin + PATHS.companyProfile }),
    });
  else await leaveMail(app, session, key, { ...sent, template: 'hireConfirmedCompany', values });
}

const BONUS_TEXTS: Readonly<Record<BonusState, (on: string) => string>> = {
  planned: () => t('Planned'),
  announced: (on) => t('Announced; it is paid on {on}', { on }),
  paid: (on) => t('Paid on {on}', { on }),
};

/** Leaves the mail that tells the talent of a bonus that was set after the hire was confirmed. */
export async function tellOfBonus(
  app: Needs & Pick<Platform, 'clock'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<void> {
  const { talent, companyName, namesake } = await sidesOf(app, hire, session);
  const { bonusSek, bonusState, bonusOn } = hire;
  if (talent === null || bonusSek === null) return;
  // An amount may be set, changed and set back: each change is told.
  await leaveMail(app, session, `${keyOf('hireBonus', hire)}:${app.clock.now().getTime()}`, {
    to: talent.to,
    template: 'hireBonus',
    about: namesake,
    values: () => ({
      ...talent.shared,
      companyName: companyName(),
      bonus: exactOreText(bonusSek * ORE_PER_KRONA),
      state: BONUS_TEXTS[bonusState ?? 'planned'](bonusOn ? dayText(bonusOn) : ''),
    }),
  });
}

/** Leaves the mails that tell the company why a hire was not confirmed, and the talent that it was not. */
export async function tellOfRejection(app: Needs, hire: HireDocument, session: ClientSession): Promise<void> {
  const { talent, talentName, recruiter, companyName, namesake } = await sidesOf(app, hire, session);
  if (talent !== null)
    await leaveMail(app, session, `${keyOf('hireRejected', hire)}:talent`, {
      to: talent.to,
      template: 'hireRejectedTalent',
      about: namesake,
      values: () => ({ ...talent.shared, companyName: companyName() }),
    });
  if (recruiter === null) return;
  await leaveMail(app, session, keyOf('hireRejected', hire), {
    to: recruiter.to,
    template: hire.companyReportedAt === null ? 'hireRejectedUnreported' : 'hireRejected',
    about: talent?.to.user ?? null,
    values: () => ({ ...recruiter.shared, talentName: talentName(), reason: hire.rejection ?? '' }),
  });
}

/** Leaves the mails that tell both sides of a hire that was confirmed in error and is undone. */
export async function tellOfUndoing(app: Needs, hire: HireDocument, session: ClientSession): Promise<void> {
  const { talent, talentName, recruiter, companyName, namesake } = await sidesOf(app, hire, session);
  const told = [
    { side: talent, key: 'talent', otherName: companyName, about: namesake },
    { side: recruiter, key: 'company', otherName: talentName, about: talent?.to.user ?? null },
  ];
  for (const { side, key, otherName, about } of told)
    if (side !== null)
      await leaveMail(app, session, `${keyOf('hireUndone', hire)}:${key}`, {
        to: side.to,
        template: 'hireUndone',
        about,
        values: () => ({ ...side.shared, otherName: otherName(), reason: hire.rejection ?? '' }),
      });
}

/** Leaves the mail that tells the company that the end of a contract is confirmed, and that nothing is given back. */
export async function tellOfEnd(app: Needs, hire: HireDocument, session: ClientSession): Promise<void> {
  const { talent, talentName, recruiter } = await sidesOf(app, hire, session);
  if (recruiter === null) return;
  await leaveMail(app, session, keyOf('hireEnded', hire), {
    to: recruiter.to,
    template: 'hireEnded',
    about: talent?.to.user ?? null,
    values: () => ({ ...recruiter.shared, talentName: talentName(), endedOn: dayText(hire.endedOn ?? '') }),
  });
}

/** Leaves the mail that tells the company why the end that it reported was dismissed. */
export async function tellOfDismissedEnd(
  app: Needs & Pick<Platform, 'clock'>,
  hire: HireDocument,
  session: ClientSession,
): Promise<void> {
  const { talent, talentName, recruiter } = await sidesOf(app, hire, session);
  if (recruiter === null) return;
  // An end may be reported and dismissed several times: each is told.
  await leaveMail(app, session, `${keyOf('hireEndDismissed', hire)}:${app.clock.now().getTime()}`, {
    to: recruiter.to,
    template: 'hireEndDismissed',
    about: talent?.to.user ?? null,
    values: () => ({
      ...recruiter.shared,
      talentName: talentName(),
      endedOn: dayText(hire.endReportedOn ?? ''),
      reason: hire.rejection ?? '',
    }),
  });
}

/** Leaves the mail that asks the company for its own report of a hire that the talent told of. */
export async function askCompany(app: Needs, hire: HireDocument, session: ClientSession): Promise<void> {
  const { talent, talentName, recruiter } = await sidesOf(app, hire, session);
  if (recruiter === null) return;
  const { signedOn, startsOn } = hire.agreement;
  await leaveMail(app, session, keyOf('hireToldByTalent', hire), {
    to: recruiter.to,
    template: 'hireToldByTalent',
    about: talent?.to.user ?? null,
    by: talent === null ? {} : { sender: talent.to.user },
    values: () => ({
      ...recruiter.shared,
      talentName: talentName(),
      signedOn: dayText(signedOn),
      startsOn: dayText(startsOn),
    }),
  });
}
