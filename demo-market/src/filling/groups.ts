import type { Types } from 'mongoose';
import type { App } from '@vela/api';
import { AGE_GROUPS, type Gender, SELF_IDENTIFICATION_CONSENT } from '@vela/contracts/constants';
import { chance, oneByWeight, type Weighted } from '../chance/draw.js';
import { randomOf } from '../chance/random.js';
import type { Market } from '../market/talent.js';
import { PERSONAS } from '../personas/personas.js';

/** Share of the demo's talents who answered. */
const ANSWERING = 0.6;
const GENDERS_BY_WEIGHT: Weighted<Gender> = [
  ['woman', 46],
  ['man', 48],
  ['nonBinary', 4],
  ['other', 2],
];
/** People of one demo market that are looked at. */
const MOST = 5000;

/**
 * Lets most talents say to which groups they belong, so that the fairness report has something to tell. It is drawn by
 * chance alone: nothing else of the demo follows from it. Whoever signs in as one of the demo's people says it themselves.
 */
export async function sayGroups({ models }: App, market: Market): Promise<void> {
  const profiles = await models.jobSeekerProfiles
    .find({}, { userId: 1 })
    .sort({ _id: 1 })
    .limit(MOST)
    .lean<{ userId: Types.ObjectId }[]>();
  const personas = await models.users
    .find({ linkedinSub: { $in: PERSONAS.map(({ sub }) => sub) } }, { _id: 1 })
    .lean<{ _id: Types.ObjectId }[]>();
  const silent = new Set(personas.map(({ _id }) => _id.toHexString()));
  const random = randomOf(market.number, 'groups');
  const documents = profiles.flatMap(({ userId }) => {
    const gender = oneByWeight(random, GENDERS_BY_WEIGHT);
    const ageGroup = AGE_GROUPS[Math.floor(random.next() * AGE_GROUPS.length)] ?? null;
    const { revision } = SELF_IDENTIFICATION_CONSENT;
    return chance(random, ANSWERING) && !silent.has(userId.toHexString())
      ? [
          {
            userId,
            gender,
            ageGroup,
            consentRevision: revision,
            at: market.now,
          },
        ]
      : [];
  });
  await models.selfIdentifications.insertMany(documents);
}
