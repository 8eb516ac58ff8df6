import type { Types } from 'mongoose';
import {
  acceptTime,
  type App,
  type Caller,
  type CompanyCaller,
  type JobSeekerProfileDocument,
  markRead,
  proposeTimes,
  sendMessage,
  updateConversation,
} from '@vela/api';
import { meetingBefore } from '../chance/office-hours.js';
import type { ConversationStep, DemoConversation } from '../texts/conversations.js';
import { asOf } from './as-of.js';

const MINUTES = 45;
const TIME_ZONE = 'Europe/Stockholm';

async function take(app: App, caller: Caller, connectionId: Types.ObjectId): Promise<void> {
  const meeting = await app.models.meetings
    .findOne({ connectionId, state: 'proposed' })
    .sort({ createdAt: -1 })
    .lean<{ _id: Types.ObjectId; starts: Date[] } | null>();
  const start = meeting?.starts[0];
  if (meeting === null || start === undefined) throw new Error('Nobody proposed a time that could be taken.');
  const params = { id: connectionId.toHexString(), meeting: meeting._id.toHexString() };
  await acceptTime(app, caller, params, start.toISOString());
}

async function play(app: App, step: ConversationStep, caller: Caller, connectionId: Types.ObjectId): Promise<void> {
  const id = connectionId.toHexString();
  const then = asOf(app, step.daysAgo);
  if ('says' in step)
    await sendMessage(then, caller, id, { clientId: `demo-${id}-${Math.round(step.daysAgo * 1000)}`, text: step.says });
  else if ('takes' in step) await take(then, caller, connectionId);
  else
    await proposeTimes(then, caller, id, {
      starts: step.proposes.map((daysAgo) => meetingBefore(app.clock.now(), daysAgo).toISOString()),
      minutes: MINUTES,
      place: step.place,
    });
}

/** Lets a conversation happen through the product's own services: said, proposed, taken, read, noted. */
export async function playConversation(
  app: App,
  { steps, stage, note, unread = false }: DemoConversation,
  {
    connectionId,
    jobSeekerProfileId,
    company,
  }: {
    readonly connectionId: Types.ObjectId;
    readonly jobSeekerProfileId: Types.ObjectId;
    readonly company: CompanyCaller;
  },
): Promise<void> {
  const profile = await app.models.jobSeekerProfiles
    .findById(jobSeekerProfileId)
    .orFail()
    .lean<Pick<JobSeekerProfileDocument, 'userId'>>();
  const talent: Caller = {
    userId: profile.userId,
    admin: false,
    jobSeekerProfileId,
    talentSeekerProfileId: null,
    companyId: null,
  };
  for (const step of steps) await play(app, step, step.by === 'company' ? company : talent, connectionId);
  const id = connectionId.toHexString();
  const said = steps.filter((step) => 'says' in step);
  const last = said.at(-1);
  if (last === undefined) return;
  // Whoever writes has read what came before.
  const [reader, zone] = last.by === 'company' ? [talent, { timeZone: TIME_ZONE }] : [company, {}];
  await markRead(asOf(app, last.daysAgo), reader, id, { number: said.length - (unread ? 1 : 0), ...zone });
  if (stage === undefined && note === undefined) return;
  await updateConversation(asOf(app, last.daysAgo), company, id, {
    ...(stage === undefined ? {} : { stage }),
    ...(note === undefined ? {} : { notes: note, notesRevision: 0 }),
  });
}
