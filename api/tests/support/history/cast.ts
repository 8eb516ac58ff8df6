import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { seniorityOf } from '@vela/market/prices';
import { wordFor } from '../chance.js';
import { joinAsRecruiter, joinAsTalent, type Recruiter, type Talent } from '../people.js';
import type { World } from '../world.js';
import { BooksModel } from './books-model.js';
import { HireModel } from './hire-model.js';
import { CompanyModel, type ModelPurchase } from './money-model.js';

/** Somebody of every seniority, some of them twice. */
const YEARS = [0, 1, 2, 4, 4, 7, 10, 15, 25, 3, 6, 0, 13, 5];
const COMPANIES = 4;
export const OFFER_END = Date.parse('2027-04-30T23:59:59.999Z');

export interface HistoryTalent {
  readonly person: Talent;
  readonly years: number;
  /** What a request to them costs. */
  readonly tokens: number;
}

interface Bought {
  readonly prepared: PaymentIntentAnswer;
  readonly model: ModelPurchase;
  readonly netOre: number;
  /** Where the company was when it was begun. */
  readonly vatPercent: number;
}

/** A company in a random history, as far as its hires go. */
export interface HiringCompany {
  readonly recruiter: Recruiter;
  readonly hiring: HireModel;
  /** Accepted connections by talent. */
  readonly accepted: ReadonlyMap<number, string>;
  /** Whether it may reach the hires that make connecting free; the others go on needing tokens. */
  readonly mayReachFree: boolean;
}

/** A company with what it must have. Talents are named by their place. */
export interface HistoryCompany extends HiringCompany {
  readonly model: CompanyModel;
  readonly books: BooksModel;
  readonly purchases: Bought[];
  /** Open connections by talent. */
  readonly ids: Map<number, string>;
  readonly accepted: Map<number, string>;
}

/** @throws Error if there is no such talent */
export function talentAt(talents: readonly HistoryTalent[], index: number): HistoryTalent {
  const found = talents[index];
  if (found === undefined) throw new Error('There is no such talent.');
  return found;
}

/** One after the other: all at once a busy machine keeps some of them waiting longer than a sign-in may take. */
export async function joinTalents(world: World): Promise<HistoryTalent[]> {
  const talents: HistoryTalent[] = [];
  const [role] = world.category.roles;
  if (role === undefined) throw new Error('The category has no role.');
  for (const years of YEARS) {
    const person = await joinAsTalent(
      world,
      { givenName: `Talent${wordFor(talents.length)}` },
      // Wished-for years price a profile too.
      { experienceYears: years, jobSeekerProfilesRoles: [{ roleId: role.id, years }] },
    );
    talents.push({ person, years, tokens: seniorityOf(years).tokens });
  }
  return talents;
}

const companyOf = (world: World, recruiter: Recruiter, mayReachFree: boolean): HistoryCompany => ({
  recruiter,
  mayReachFree,
  purchases: [],
  ids: new Map<number, string>(),
  hiring: new HireModel(),
  books: new BooksModel(),
  accepted: new Map<number, string>(),
  model: new CompanyModel(world.clock.now().getTime(), OFFER_END),
});

/** @param serial of the history, so that its people are nobody else */
export async function foundCompanies(world: World, serial: number): Promise<HistoryCompany[]> {
  const companies: HistoryCompany[] = [];
  while (companies.length < COMPANIES) {
    const number = serial * COMPANIES + companies.length;
    const recruiter = await joinAsRecruiter(world, { givenName: `Recruiter${wordFor(number)}` }, `Company ${number}`);
    companies.push(companyOf(world, recruiter, companies.length % 2 === 0));
  }
  return companies;
}
