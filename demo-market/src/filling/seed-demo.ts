import { type App, type CategoryDocument, fillingAlone, fillingOf, noteFilling, runningLaunchOffer } from '@vela/api';
import { asOf } from '../cast/as-of.js';
import { type Cast, CAST_COMPANIES, CAST_ROLES, castOf } from '../cast/cast.js';
import { playStory } from '../cast/story.js';
import { showFaces } from '../faces/show-faces.js';
import { categoryDocuments } from '../market/categories.js';
import { type Employer, employerIn } from '../market/company.js';
import { openRoleIn } from '../market/open-role.js';
import type { Market } from '../market/talent.js';
import { accountOf } from '../personas/personas.js';
import { postDocuments } from '../posts/index.js';
import { storeAgreements } from './agreements.js';
import { beginFilling } from './begun.js';
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
/** The first of the cast. */
const RECRUITER = 'demo-recruiter';
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

/** @param isFirst whether nothing was filled in before: then things have happened between the people of the cast */
async function fill(
  app: App,
  { size, isFirst, report }: { readonly size: DemoSize; readonly isFirst: boolean; readonly report: Report },
): Promise<DemoAdditions> {
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
  if (isFirst) {
    await Promise.all([
      sayGroups(app, market),
      showFaces(asOf(app, FACES_SHOWN_DAYS_AGO), [cast.helena, cast.mette, ...cast.otherEmployers]),
    ]);
    await playStory(app, cast);
    await noteFilling(models.users.db, { state: 'whole' });
  }
  return { talents, roles, companies: added.length, posts };
}

/** Whether nothing of the demo is there. What an earlier version filled, which noted nothing, counts as whole. */
const isUnfilled = async ({ models }: App): Promise<boolean> =>
  (await fillingOf(models.users.db)) === null &&
  (await models.users.exists({ linkedinSub: RECRUITER, email: accountOf(RECRUITER).email })) === null;

/**
 * Fills the store with a demo market. What is there already stays as it is, so the same market can be filled in again,
 * or a larger one on top of it.
 * @param report told what is being done
 * @throws Error if the store holds categories that are not the demo's, or what a start was filling when it ended
 */
export async function seedDemo(app: App, size: DemoSize, report: Report = () => undefined): Promise<DemoAdditions> {
  const { db } = app.models.users;
  const earlier = await fillingOf(db);
  if (earlier?.state === 'begun')
    throw new Error('A start fills this store, or ended while it did. Start Vela: it fills the demo in wholly.');
  const isFirst = await isUnfilled(app);
  // Who is there already may use what is filled in: ended early, it stays as it is.
  if (isFirst) await noteFilling(db, { state: 'left', at: app.clock.now(), empty: [] });
  if (earlier?.state === 'left')
    report(
      'An earlier filling of this store ended early. What should have happened between its people is not made up for: a whole demo begins with an empty store.',
    );
  return fill(app, { size, isFirst, report });
}

/** What a start may say otherwise. */
interface StartOptions {
  readonly size?: DemoSize;
  /** Told once that a store is being filled, which takes a while. */
  readonly tell?: Report;
}

/**
 * Fills a store that is still empty with the usual demo market, and one anew that an earlier start was filling when it ended;
 * leaves any other alone.
 */
export async function seedEmptyStore(app: App, { size = DEMO_SIZE, tell }: StartOptions = {}): Promise<void> {
  const work = async (): Promise<void> => {
    if (!(await beginFilling(app))) return;
    tell?.('Filling the demo …');
    app.log.info('filling the demo');
    const startedAt = performance.now();
    const added = await fill(app, { size, isFirst: true, report: () => undefined });
    const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(2));
    app.log.info({ ...added, seconds }, 'demo data added');
  };
  // Of several that start on one store, one fills it. Where there are no others nobody waits for the lock of one that was killed.
  await (app.config.replicas === 'one' ? work() : fillingAlone(app.models.users.db, work));
}
