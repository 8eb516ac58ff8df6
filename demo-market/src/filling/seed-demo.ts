import { type App, type CategoryDocument, runningLaunchOffer } from '@vela/api';
import { asOf } from '../cast/as-of.js';
import { type Cast, CAST_COMPANIES, CAST_ROLES, castOf } from '../cast/cast.js';
import { playStory } from '../cast/story.js';
import { showFaces } from '../faces/show-faces.js';
import { categoryDocuments } from '../market/categories.js';
import { type Employer, employerIn } from '../market/company.js';
import { openRoleIn } from '../market/open-role.js';
import type { Market } from '../market/talent.js';
import { postDocuments } from '../posts/index.js';
import { storeAgreements } from './agreements.js';
import { storeEmployers } from './employers.js';
import { sayGroups } from './groups.js';
import { insertNew } from './insert.js';
import { storeTalents } from './talents.js';

/** How large a demo market is, and which one. */
export interface DemoSize {
  readonly talents: number;
  /** Open roles of all companies together. */
  readonly roles: number;
  readonly companies: number;
  /** Number of the market; the same number makes the same people and roles. Those to sign in as are in every market. */
  readonly random: number;
}

/** What `npm start` fills an empty store with. */
export const DEMO_SIZE: DemoSize = { talents: 600, roles: 30, companies: 12, random: 1 };

/** What was added; whatever the store held already is not counted. */
export interface DemoAdditions {
  readonly talents: number;
  readonly roles: number;
  readonly companies: number;
  readonly posts: number;
}

/** Told in a sentence what is being done. */
export type Report = (line: string) => void;

const PROGRESS_EVERY = 10_000;
/** When the companies of the cast filled in their pages. */
const FACES_SHOWN_DAYS_AGO = 50;

async function storeCategories({ models, catalogue }: App): Promise<void> {
  const documents = categoryDocuments();
  await insertNew(models.categories.collection, documents);
  const names = documents.map(({ name }) => name);
  const stored = await models.categories
    .find({ name: { $in: names } }, { name: 1 })
    .lean<Pick<CategoryDocument, '_id' | 'name'>[]>();
  const foreign = stored.find(({ _id, name }) => !documents.some((own) => own.name === name && own._id.equals(_id)));
  if (foreign !== undefined)
    throw new Error(
      `The store has a category "${foreign.name}" of its own. Demo data needs a store that began empty or with demo data.`,
    );
  await catalogue.reload();
}

async function storePersonas(
  { models }: App,
  { amara, ingrid, leyla, fitting, metteAsTalent, newRecruiter, jonas, admin }: Cast,
): Promise<void> {
  const talents = [amara, ingrid, leyla, ...fitting];
  const users = [...talents.map(({ user }) => user), newRecruiter.user, jonas.recruiter, admin];
  await insertNew(models.users.collection, users);
  await storeAgreements(models, users);
  await insertNew(models.jobSeekerProfiles.collection, [...talents.map(({ profile }) => profile), metteAsTalent]);
  await insertNew(models.talentSeekerProfiles.collection, [newRecruiter.profile, jonas.recruiterProfile]);
}

/** Open roles beside those of the cast, shared among the employers that are no persona's. */
const otherRoles = (market: Market, employers: readonly Employer[], count: number) =>
  Array.from({ length: Math.max(0, count - CAST_ROLES) }, (_, index) => {
    const employer = employers[index % employers.length];
    return employer === undefined ? [] : [openRoleIn(market, CAST_ROLES + index, employer)];
  }).flat();

/**
 * Fills the store with a demo market. What is there already stays as it is, so the same market can be filled in again,
 * or a larger one on top of it.
 * @param report told what is being done
 * @throws Error if the store holds categories that are not the demo's
 */
export async function seedDemo(app: App, size: DemoSize, report: Report = () => undefined): Promise<DemoAdditions> {
  const { models } = app;
  const market: Market = { number: size.random, now: app.clock.now() };
  const launchOffer = runningLaunchOffer(app);
  await storeCategories(app);
  const posts = await insertNew(models.posts.collection, postDocuments(market.now));
  const cast = castOf(market.now, launchOffer);
  const others = Array.from({ length: Math.max(0, size.companies - CAST_COMPANIES) }, (_, index) =>
    employerIn(market, CAST_COMPANIES + index, launchOffer),
  );
  await storePersonas(app, cast);
  const added = await storeEmployers(app, [cast.helena, cast.mette, ...cast.otherEmployers, ...others]);
  const hiring = [...cast.otherEmployers, ...others];
  const roles = await insertNew(models.openRoles.collection, [
    ...cast.roles,
    ...otherRoles(market, hiring, size.roles),
  ]);
  report(`${added.length} companies and ${roles} open roles added.`);
  const talents = await storeTalents(models, market, size.talents, (done) => {
    if (done % PROGRESS_EVERY === 0) report(`${done} of ${size.talents} talents done.`);
  });
  report(`${talents} talents added.`);
  if (added.includes(cast.helena)) {
    await Promise.all([
      sayGroups(app, market),
      showFaces(asOf(app, FACES_SHOWN_DAYS_AGO), [cast.helena, cast.mette, ...cast.otherEmployers]),
    ]);
    await playStory(app, cast);
  }
  return { talents, roles, companies: added.length, posts };
}

/** Whether nobody has used the store yet. */
async function isEmpty({ models }: App): Promise<boolean> {
  const [user, category] = await Promise.all([models.users.exists({}), models.categories.exists({})]);
  return user === null && category === null;
}

/** Fills a store that is still empty with the usual demo market; leaves any other alone. */
export async function seedEmptyStore(app: App): Promise<void> {
  if (!(await isEmpty(app))) return;
  const startedAt = performance.now();
  const added = await seedDemo(app, DEMO_SIZE);
  app.log.info({ ...added, seconds: Number(((performance.now() - startedAt) / 1000).toFixed(2)) }, 'demo data added');
}
