import { Types } from 'mongoose';
import {
  answerRequest,
  type App,
  type FinalStatus,
  finish,
  type JobSeekerProfileDocument,
  matchProfileOf,
  matchRoleOf,
  type OpenRoleDocument,
  postToLedger,
  searcherWith,
  sendRequest,
  type UserDocument,
} from '@vela/api';
import { weekOf } from '@vela/market/days';
import { rankMatches } from '@vela/matching';
import { randomOf } from '../chance/random.js';
import { callerOf } from '../faces/show-faces.js';
import type { Employer } from '../market/company.js';
import {
  ANSWERED_CONVERSATIONS,
  BRIEF_CONVERSATION,
  type DemoConversation,
  FIRST_CONVERSATION,
  HIRED_CONVERSATION,
  LATE_CONVERSATION,
  later,
  UNANSWERED_CONVERSATION,
} from '../texts/conversations.js';
import { introductionOf } from '../texts/role-text.js';
import { asOf } from './as-of.js';
import { type Cast, CAST_ROLES } from './cast.js';
import { type HireStory, playHire } from './hire-story.js';
import { showInterests } from './interest-story.js';
import { showLists } from './lists-shown.js';
import { playConversation } from './play-conversation.js';

/** Tokens that the platform gave companies of the cast, so that there is something to spend. */
const TOKENS_GRANTED = 60;
/** Number of the role of the company that is waited for. */
const WAITING_ROLE = CAST_ROLES - 1;
const NOTHING_SAID: DemoConversation = { steps: [] };
/** Profiles among which a role's best matches are looked for. */
const CANDIDATES = 400;
/** People of one role that are asked. */
const MOST_ASKED = 10;

/** One request that was sent, and how it ended. */
interface Episode {
  readonly employer: Employer;
  /** Number of the open role. */
  readonly role: number;
  /** A persona's profile, or which of the best matches. */
  readonly to: JobSeekerProfileDocument | number;
  readonly sentDaysAgo: number;
  readonly end?: { readonly status: FinalStatus; readonly daysAgo: number; readonly reason?: string };
  /** What an accepted request led to. */
  readonly conversation?: DemoConversation;
  readonly hire?: HireStory;
}

const episodesOf = ({ helena, mette, waitedFor, amara, ingrid }: Cast): readonly Episode[] => [
  {
    employer: mette,
    role: 5,
    to: 0,
    sentDaysAgo: 38,
    end: { status: 'accepted', daysAgo: 37 },
    conversation: HIRED_CONVERSATION,
    hire: { reportedDaysAgo: 34, answeredDaysAgo: 33, confirmedDaysAgo: 32, invoicedDaysAgo: 31, paidDaysAgo: 12 },
  },
  { employer: helena, role: 3, to: 0, sentDaysAgo: 30, end: { status: 'expired', daysAgo: 16 } },
  {
    employer: helena,
    role: 0,
    to: ingrid.profile,
    sentDaysAgo: 20,
    end: { status: 'accepted', daysAgo: 18 },
    conversation: FIRST_CONVERSATION,
  },
  {
    employer: helena,
    role: 1,
    to: 0,
    sentDaysAgo: 12,
    end: {
      status: 'declined',
      daysAgo: 11,
      reason: 'I have just started somewhere else. Please ask me again in a year.',
    },
  },
  {
    employer: mette,
    role: 6,
    to: 0,
    sentDaysAgo: 10,
    end: { status: 'accepted', daysAgo: 9 },
    conversation: later(HIRED_CONVERSATION, 28),
    hire: { reportedDaysAgo: 3, answeredDaysAgo: 2 },
  },
  { employer: helena, role: 2, to: 0, sentDaysAgo: 9, end: { status: 'withdrawn', daysAgo: 7 } },
  { employer: mette, role: 6, to: ingrid.profile, sentDaysAgo: 8, end: { status: 'declined', daysAgo: 6 } },
  {
    employer: helena,
    role: 4,
    to: 0,
    sentDaysAgo: 12,
    end: { status: 'accepted', daysAgo: 11 },
    conversation: later(HIRED_CONVERSATION, 26),
    hire: { reportedDaysAgo: 9, answeredDaysAgo: 8, confirmedDaysAgo: 7, invoicedDaysAgo: 6 },
  },
  { employer: helena, role: 0, to: 1, sentDaysAgo: 3 },
  { employer: helena, role: 1, to: amara.profile, sentDaysAgo: 2 },
  { employer: mette, role: 5, to: amara.profile, sentDaysAgo: 1 },
  // Most of whom Helena asked heard of her soon, two have waited too long.
  ...[
    [1, 1, 22],
    [1, 2, 21],
    [2, 1, 17],
    [2, 2, 14],
    [3, 1, 12],
    [4, 1, 10],
    [3, 2, 13],
    [4, 2, 14],
  ].map(([role = 0, to = 0, yes = 0], n): Episode => ({
    employer: helena,
    role,
    to,
    sentDaysAgo: yes + 1,
    end: { status: 'accepted', daysAgo: yes },
    conversation: ANSWERED_CONVERSATIONS[n] ?? NOTHING_SAID,
  })),
  ...[
    BRIEF_CONVERSATION,
    LATE_CONVERSATION,
    LATE_CONVERSATION,
    UNANSWERED_CONVERSATION,
    NOTHING_SAID,
    UNANSWERED_CONVERSATION,
  ].map((conversation, to): Episode => ({
    employer: waitedFor,
    role: WAITING_ROLE,
    to,
    sentDaysAgo: 25,
    end: { status: 'accepted', daysAgo: 24 },
    conversation,
  })),
  { employer: waitedFor, role: WAITING_ROLE, to: ingrid.profile, sentDaysAgo: 1 },
];

/** @returns whom the roles of the cast fit best, the best first, by the number of the role; nobody who can be signed in as */
function bestMatches(app: App, cast: Cast): (role: number) => Promise<readonly Types.ObjectId[]> {
  const catalogue = app.catalogue.current;
  const employers = [cast.helena, cast.mette, cast.waitedFor];
  const personas = [cast.amara, cast.ingrid, cast.leyla].map(({ profile }) => profile._id);
  const rank = async (place: number): Promise<Types.ObjectId[]> => {
    const role = roleOf(cast, place);
    const employer = employers.find(({ company }) => role.companyId.equals(company._id));
    if (employer === undefined) throw new Error(`Nobody of the demo posted the role ${place}.`);
    const candidates = await app.models.jobSeekerProfiles
      .find({ categoryId: role.categoryId, availableForContact: true })
      .limit(CANDIDATES)
      .lean<JobSeekerProfileDocument[]>();
    const others = candidates.filter(({ _id }) => !personas.some((persona) => persona.equals(_id)));
    const { ranked } = rankMatches(
      matchRoleOf(role, searcherWith(employer.company, [employer.recruiter._id]), catalogue),
      others.map((profile) => matchProfileOf(profile, catalogue)),
      { week: weekOf(app.clock.now()), offset: 0, limit: MOST_ASKED },
    );
    return ranked.map(({ profileId }) => new Types.ObjectId(profileId));
  };
  const known = new Map<number, Promise<Types.ObjectId[]>>();
  return (role) => {
    const found = known.get(role) ?? rank(role);
    known.set(role, found);
    return found;
  };
}

function roleOf(cast: Cast, place: number): OpenRoleDocument {
  const role = cast.roles[place];
  if (role === undefined) throw new Error(`The demo has no role ${place}.`);
  return role;
}

async function endRequest(
  app: App,
  connectionId: Types.ObjectId,
  { employer, end }: Episode,
  talentId: Types.ObjectId,
): Promise<void> {
  if (end === undefined) return;
  const then = asOf(app, end.daysAgo);
  const { status, reason } = end;
  if (status === 'expired') {
    await app.inTransaction((session) => finish(then, connectionId, { status, reason: null }, session));
    return;
  }
  const profile = await app.models.jobSeekerProfiles.findById(talentId).lean<JobSeekerProfileDocument | null>();
  const talent = profile === null ? null : await app.models.users.findById(profile.userId).lean<UserDocument | null>();
  if (talent === null) throw new Error('A talent of the demo has no account.');
  const caller = status === 'withdrawn' ? callerOf(employer) : { ...talent, userId: talent._id };
  await answerRequest(then, caller, connectionId.toHexString(), {
    status,
    ...(reason === undefined ? {} : { reason }),
  });
}

/** Something of an episode that happens on a day; what it leads to happens with it. */
interface Happening {
  readonly daysAgo: number;
  readonly play: () => Promise<void>;
}

/** @returns the request's id; null in a market so small that it holds nobody for the role */
async function ask(
  app: App,
  cast: Cast,
  { employer, role: number, sentDaysAgo }: Episode,
  talentId: Types.ObjectId | undefined,
): Promise<Types.ObjectId | null> {
  if (talentId === undefined) return null;
  const role = roleOf(cast, number);
  const skill = app.catalogue.current.skills.get(role.skills[0]?.skillId.toHexString() ?? '')?.name ?? 'what you do';
  const sent = await sendRequest(asOf(app, sentDaysAgo), callerOf(employer), {
    jobSeekerId: (await app.handles.for(employer.company._id)).handleOf(talentId),
    roleId: role.roleId.toHexString(),
    openRoleId: role._id.toHexString(),
    text: introductionOf(randomOf(cast.market.number, `letter ${number} ${sentDaysAgo}`), skill),
  });
  const connection = await app.models.connections.findById(sent.id).lean<{ _id: Types.ObjectId } | null>();
  return connection?._id ?? null;
}

/** How a request ended, and all that was said and signed after a yes. */
async function follow(
  app: App,
  cast: Cast,
  episode: Episode,
  { connectionId, talentId }: { readonly connectionId: Types.ObjectId; readonly talentId: Types.ObjectId },
): Promise<void> {
  await endRequest(app, connectionId, episode, talentId);
  const people = { connectionId, jobSeekerProfileId: talentId, company: callerOf(episode.employer) };
  if (episode.conversation !== undefined) await playConversation(app, episode.conversation, people);
  if (episode.hire === undefined) return;
  await playHire(app, episode.hire, { ...people, role: roleOf(cast, episode.role), admin: cast.admin._id });
}

/** @returns an episode in the order of its days */
function happeningsOf(app: App, cast: Cast, episode: Episode, best: ReturnType<typeof bestMatches>): Happening[] {
  const talent = async () => (typeof episode.to === 'number' ? (await best(episode.role))[episode.to] : episode.to._id);
  let connectionId: Types.ObjectId | null = null;
  return [
    {
      daysAgo: episode.sentDaysAgo,
      play: async () => {
        connectionId = await ask(app, cast, episode, await talent());
      },
    },
    {
      daysAgo: episode.end?.daysAgo ?? 0,
      play: async () => {
        const talentId = await talent();
        if (connectionId !== null && talentId !== undefined)
          await follow(app, cast, episode, { connectionId, talentId });
      },
    },
  ];
}

/**
 * Lets the personas' past happen through the product's own services, so that requests, prices and the ledger agree.
 * The cast, its companies with their grants, and some talents must be stored already.
 */
export async function playStory(app: App, cast: Cast): Promise<void> {
  for (const { company } of [cast.helena, cast.waitedFor]) {
    const grant = { companyId: company._id, account: 'tokens', kind: 'grant', amount: TOKENS_GRANTED } as const;
    await app.inTransaction((session) =>
      postToLedger(asOf(app, 40), { ...grant, cause: 'admin', causeId: company._id }, session),
    );
  }
  const best = bestMatches(app, cast);
  // In the order of the days: a balance, a statement and the list of what was told are as if they had come about by then.
  const playAll = async (episodes: readonly Episode[]): Promise<void> => {
    const happenings = episodes.flatMap((episode) => happeningsOf(app, cast, episode, best));
    for (const { play } of happenings.toSorted((one, other) => other.daysAgo - one.daysAgo)) await play();
  };
  const episodes = episodesOf(cast);
  const isApart = ({ employer }: Episode): boolean => employer === cast.waitedFor;
  await Promise.all([playAll(episodes.filter((episode) => !isApart(episode))), playAll(episodes.filter(isApart))]);
  await showLists(app, cast);
  await showInterests(app, cast);
}
