import type { ConversationSide } from '@vela/contracts/constants';
import type { ReceivedConnection, SentConnection } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { countryName } from '@vela/market/countries';
import { matchedRoleOf } from '@vela/market/profiles';
import { requestClock, type UsualDays } from '@vela/market/replies';
import { remindFrom, requestDaysLeft } from '@vela/market/requests';
import { showsIdentity } from '@vela/market/visibility';
import { anonymousProfileOf, extraProfileOf, hiddenProfileOf, keptExtraOf } from '../../accounts/job-seekers/index.js';
import { givenBackOf } from '../../money/ledger/index.js';
import type { CompanyHandles } from '../../platform/handles/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument, ConversationRecord, Reservation, RoleSummary } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';
import { type CatalogueSnapshot, wordedBreakdown } from '../../reference/categories/index.js';
import { logoUrlOf } from '../company-pages/index.js';
import type { Replies } from '../replies/index.js';

/** What version 1 advised talent to do: to ask for less. Requests of that time keep their score, and lose this advice. */
const LOWER_MINIMUM: string = 'minimumSalary';

const withoutLowerPay = (breakdown: ConnectionDocument['breakdown']): ConnectionDocument['breakdown'] => ({
  ...breakdown,
  counterfactuals: {
    ...breakdown.counterfactuals,
    jobSeeker: breakdown.counterfactuals.jobSeeker.filter(({ change }) => change.kind !== LOWER_MINIMUM),
  },
});

const roleOf = ({ _id, ...role }: RoleSummary, { roleText }: CatalogueSnapshot): SentConnection['openRole'] => ({
  id: _id.toHexString(),
  name: roleText(role.name),
  years: role.years,
  compensation: role.compensation,
  currency: role.currency,
  compensationTimePeriod: role.compensationTimePeriod,
  remote: role.remote,
  hybrid: role.hybrid,
  office: role.office,
  places: role.places,
  permanentPercentage: role.permanentPercentage,
  freelancePercentage: role.freelancePercentage,
  availability: role.availability,
  description: role.description,
});

const reservationOf = ({ account, amount }: Reservation): SentConnection['reservation'] => ({
  kind: account === null ? 'none' : account === 'tokens' ? 'tokens' : 'freeProfile',
  amount,
});

const counterOfferOf = ({ counterOffer }: ConnectionDocument): SentConnection['counterOffer'] =>
  counterOffer
    ? {
        terms: counterOffer.terms,
        createdAt: counterOffer.createdAt.toISOString(),
        answer: counterOffer.answer,
        answeredAt: counterOffer.answeredAt?.toISOString() ?? null,
      }
    : null;

/** @returns the company's own record, which begins with the conversation */
export const conversationOf = ({ conversation }: ConnectionDocument): ConversationRecord =>
  conversation ?? { stage: 'talking', notes: '', notesRevision: 0 };

const sharedOf = (
  connection: ConnectionDocument,
  { catalogue, now, usual }: Pick<SentSurroundings, 'catalogue' | 'now' | 'usual'>,
  reader: ConversationSide,
) => ({
  id: connection._id.toHexString(),
  status: connection.status,
  createdAt: connection.createdAt.toISOString(),
  expiresAt: connection.expiresAt.toISOString(),
  answeredAt: connection.answeredAt?.toISOString() ?? null,
  text: connection.text,
  openRole: roleOf(connection.openRole, catalogue),
  breakdown: wordedBreakdown(withoutLowerPay(connection.breakdown), catalogue),
  daysLeft: requestDaysLeft(connection, now),
  clock: requestClock(connection, usual, reader),
  counterOffer: counterOfferOf(connection),
});

/** The other side of a request, as far as the company is concerned. */
export interface AskedProfile {
  readonly profile: JobSeekerProfileDocument;
  /** The talent; disclosed only where the connection is accepted. */
  readonly user: UserDocument | null;
  /** The request is over and the company may not see the talent any more, or the talent hides from it. */
  readonly hidden: boolean;
}

/** What a connection is shown with. */
export interface SentSurroundings {
  readonly catalogue: CatalogueSnapshot;
  /** Of the company that sees it. */
  readonly handles: CompanyHandles;
  readonly now: Date;
  /** What the company may expect. */
  readonly usual: UsualDays;
  /** The company, which decides what comes back of a reservation. */
  readonly company: CompanyDocument;
}

const disclosedOf = (
  profile: JobSeekerProfileDocument,
  user: UserDocument | null,
  { hidden, handles }: Pick<AskedProfile, 'hidden'> & Pick<SentSurroundings, 'handles'>,
): SentConnection['extra'] => {
  if (user === null) return null;
  return hidden ? keptExtraOf(user) : extraProfileOf(profile, user, handles);
};

/** A connection as the company sees it. */
export const sentConnectionOf = (
  connection: ConnectionDocument,
  { profile, user, hidden }: AskedProfile,
  { catalogue, handles, now, usual, company }: SentSurroundings,
): SentConnection => {
  const jobSeeker = hidden ? hiddenProfileOf(profile, handles) : anonymousProfileOf(profile, catalogue, handles);
  return {
    view: 'talentSeeker',
    ...sharedOf(connection, { catalogue, now, usual }, 'company'),
    jobSeeker,
    matchedRole: matchedRoleOf(jobSeeker, connection.roleId.toHexString()),
    extra: showsIdentity(connection.status) ? disclosedOf(profile, user, { hidden, handles }) : null,
    reservation: reservationOf(connection.reservation),
    reservesLaunchOffer: connection.reservation.account === 'launchOffer',
    givesBack: givenBackOf(company, connection, now),
    band: connection.price.band,
    conversation: connection.status === 'accepted' ? conversationOf(connection) : null,
    remindFrom: remindFrom(connection.createdAt).toISOString(),
    remindedAt: connection.remindedAt?.toISOString() ?? null,
  };
};

/** The company of a request, as its talent sees it. */
export interface AskingCompany {
  readonly company: CompanyDocument | null;
  readonly replies: Replies;
}

/** A connection as the talent sees it. */
export const receivedConnectionOf = (
  connection: ConnectionDocument,
  { company, replies: { figures, usual } }: AskingCompany,
  { catalogue, now }: Pick<SentSurroundings, 'catalogue' | 'now'>,
): ReceivedConnection => ({
  view: 'jobSeeker',
  ...sharedOf(connection, { catalogue, now, usual }, 'jobSeeker'),
  reported: Boolean(connection.reportedAt),
  company: {
    name: company?.name || t('A company'),
    city: company?.city ?? '',
    country: countryName(company?.country ?? ''),
    verified: company?.verifiedAt != null,
    domain: company?.domains?.[0] ?? null,
    logoUrl: logoUrlOf(company),
    replies: figures,
  },
});
