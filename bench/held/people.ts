// What people do: recruiters, talents, and readers who have no account; each click the calls of its page, 5 to 15 s between two.
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isPublicPath, PATHS } from '@vela/contracts/routes';
import { languages, pathIn } from '@vela/language';
import { openSession } from '../own-api.mjs';
import { Person, type Sightings } from './asking.js';
import type { Set } from './processes.js';

/** Of a hundred: 27 recruiters, 10 readers, the others talents. */
const RECRUITERS = 0.27;
const READERS = 0.1;
const THINKING_MS = [5000, 15_000] as const;
const WORDS = ['java', 'kubernetes', 'react typescript', 'lead', 'accessibility', 'data'];

const between = ([from, to]: readonly [number, number]): number => from + Math.random() * (to - from);
const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

interface Role {
  readonly id: string;
  readonly roleId: string;
}
interface Matches {
  readonly matches?: readonly { readonly jobSeekerProfile: { readonly id: string } }[];
}

/** A page and how often people are on it, beside the others. */
type Click = readonly [weight: number, act: (person: Person) => Promise<unknown>];

const all = (person: Person, ...paths: readonly string[]) => Promise.all(paths.map((path) => person.ask('GET', path)));

/** Of a recruiter, who remembers their roles and whom they saw. */
function recruiterClicks(): readonly Click[] {
  let roles: readonly Role[] = [];
  /** Whom they saw, and for which role. */
  let seen: readonly string[] = [];
  let seenFor: Role | undefined;
  const workspace = async (person: Person): Promise<void> => {
    const [, , found] = await all(person, '/api/users/me', '/api/users/me/counts', '/api/open-roles');
    if (Array.isArray(found)) roles = found as Role[];
  };
  const role = async (person: Person, page = ''): Promise<void> => {
    const one = oneOf(roles);
    if (one === undefined) return workspace(person);
    const answer = (await person.ask('GET', `/api/open-roles/${one.id}${page}`)) as Matches | null;
    if (answer?.matches === undefined) return;
    seen = answer.matches.map(({ jobSeekerProfile }) => jobSeekerProfile.id);
    seenFor = one;
  };
  const match = async (person: Person): Promise<void> => {
    const [one, talent] = [seenFor, oneOf(seen)];
    if (one === undefined || talent === undefined) return role(person);
    await person.ask('GET', `/api/open-roles/${one.id}/matches/${talent}`);
  };
  const request = async (person: Person): Promise<void> => {
    const [one, talent] = [seenFor, oneOf(seen)];
    if (one === undefined || talent === undefined) return role(person);
    const text = 'We would like to talk to you about this role.';
    await person.ask('POST', '/api/connections', {
      jobSeekerId: talent,
      roleId: one.roleId,
      openRoleId: one.id,
      text,
    });
  };
  return [
    [12, workspace],
    [25, (person) => role(person)],
    [8, (person) => role(person, '?page=2')],
    [15, match],
    [12, (person) => person.ask('GET', `/api/search?words=${encodeURIComponent(oneOf(WORDS) ?? '')}`)],
    [8, (person) => person.ask('GET', '/api/filter-counts')],
    [8, (person) => all(person, '/api/connections?userType=talentSeeker', '/api/users/me/counts')],
    [4, (person) => person.ask('GET', '/api/conversations?userType=talentSeeker')],
    [3, (person) => person.ask('GET', '/api/notifications')],
    [5, request],
    // Comes back, or opens another tab.
    [5, (person) => person.open(PATHS.talentSeekerDashboard)],
  ];
}

/** Of a talent, who remembers what they were asked. */
function talentClicks(): readonly Click[] {
  let fitting: readonly { readonly id: string }[] = [];
  let open: readonly { readonly id: string }[] = [];
  const roles = async (person: Person): Promise<void> => {
    const answer = (await person.ask('GET', '/api/fitting-roles')) as { roles?: typeof fitting } | null;
    if (answer?.roles !== undefined) fitting = answer.roles;
  };
  const requests = async (person: Person): Promise<void> => {
    const answer = await person.ask('GET', '/api/connections?userType=jobSeeker');
    if (Array.isArray(answer))
      open = (answer as { id: string; status: string }[]).filter(({ status }) => status === 'open');
  };
  const interest = async (person: Person): Promise<void> => {
    const one = oneOf(fitting);
    await (one === undefined ? roles(person) : person.ask('POST', `/api/fitting-roles/${one.id}/interest`, {}));
  };
  const decline = async (person: Person): Promise<void> => {
    const one = oneOf(open);
    if (one === undefined) return requests(person);
    open = open.filter(({ id }) => id !== one.id);
    await person.ask('POST', `/api/connections/${one.id}`, { status: 'declined' });
  };
  return [
    [25, (person) => all(person, '/api/users/me', '/api/users/me/counts', '/api/job-seeker-profiles/activity')],
    [25, roles],
    [20, requests],
    [10, (person) => person.ask('GET', '/api/conversations?userType=jobSeeker')],
    [8, (person) => person.ask('GET', '/api/notifications')],
    [6, interest],
    [6, decline],
    [5, (person) => person.open(PATHS.jobSeekerDashboard)],
  ];
}

/** What anybody may read, in each language; addresses with something in them are left out. */
const PUBLIC_PAGES = Object.values(PATHS)
  .filter((path) => isPublicPath(path) && !path.includes(':'))
  .flatMap((path) => languages.map((language) => pathIn(language, path)));

const readerClicks = (): readonly Click[] => [
  [4, (person) => person.open(oneOf(PUBLIC_PAGES) ?? '/')],
  [1, (person) => all(person, '/api/countries/positions', '/api/users/me')],
];

function oneClick(clicks: readonly Click[]): Click[1] {
  let left = Math.random() * clicks.reduce((sum, [weight]) => sum + weight, 0);
  return clicks.find(([weight]) => (left -= weight) < 0)?.[1] ?? (() => Promise.resolve());
}

const usersOf = async (connection: Connection, filter: object, count: number): Promise<readonly unknown[]> =>
  (
    await connection
      .collection('users')
      .aggregate<{ _id: unknown }>([{ $match: filter }, { $sample: { size: count } }, { $project: { _id: 1 } }])
      .toArray()
  ).map(({ _id }) => _id);

/**
 * Has people sign in and begin.
 * @param count of them; recruiters of a small market are there on several machines each
 * @returns has them leave
 */
export async function bringPeople(set: Set, count: number, sightings: Sightings): Promise<() => Promise<void>> {
  const { connection, gateways, secret } = set;
  const [recruiting, reading] = [Math.round(count * RECRUITERS), Math.round(count * READERS)];
  const owners = await connection.collection('openRoles').distinct('createdBy');
  const [recruiters, talents] = await Promise.all([
    usersOf(connection, { _id: { $in: owners } }, recruiting),
    usersOf(connection, { jobSeekerProfileId: { $ne: null }, companyId: null }, count - recruiting - reading),
  ]);
  const people: Person[] = [];
  const work: Promise<void>[] = [];
  let isOver = false;
  const leave = new AbortController();
  setMaxListeners(0, leave.signal);
  const live = async (person: Person, clicks: readonly Click[], listens: boolean): Promise<void> => {
    await pause(Math.random() * THINKING_MS[1], undefined, { signal: leave.signal });
    if (listens) person.listen();
    while (!isOver) {
      await oneClick(clicks)(person);
      await pause(between(THINKING_MS), undefined, { signal: leave.signal });
    }
  };
  for (let index = 0; index < count; index += 1) {
    const isReader = index >= count - reading;
    const [of, clicks] = index < recruiting ? [recruiters, recruiterClicks()] : [talents, talentClicks()];
    const user = of[index % of.length];
    if (user === undefined) throw new Error('The market has nobody who could be one of these people.');
    const headers = isReader ? {} : await openSession(connection, user, secret);
    const person = new Person(gateways[index % gateways.length]?.port ?? 0, headers, sightings);
    people.push(person);
    work.push(
      live(person, isReader ? readerClicks() : clicks, !isReader).catch((error: unknown) =>
        isOver ? undefined : Promise.reject(error as Error),
      ),
    );
  }
  const worked = Promise.all(work);
  // Waited for at the end; an error until then is not unheard.
  worked.catch((error: unknown) => console.error(error));
  return async () => {
    isOver = true;
    leave.abort();
    for (const person of people) person.leave();
    await worked;
  };
}
