import { Types } from 'mongoose';
import type { Company, JobSeekerInput, OpenRole, OpenRoleInput, OwnProfile } from '@vela/contracts/schemas';
import { companyHandlesOf } from '../../src/platform/handles/index.js';
import type { Member, SignUp } from './sign-in.js';
import { HANDLE_SECRET } from './surroundings.js';
import type { World } from './world.js';

/** What people need of a world to join it. */
export type Joinable = Pick<World, 'category' | 'join'> & {
  /** Where there is one beside the API, companies are verified in it, so that they send as many requests as they like. */
  readonly server?: { readonly app: Pick<World['server']['app'], 'models'> };
};

export const COMPANY_FORM = {
  name: 'Nordlys AB',
  organizationNumber: '556000-0001',
  address: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  country: 'Sweden',
  VAT: 'SE556000000101',
  invoiceEmail: 'invoice@nordlys.example',
};

/** Check digit of a Swedish number, by Luhn. @param nine digits */
const checkDigit = (nine: string): number => {
  const sum = [...nine].reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

let registered = 0;

/** The form of a company that is like no other: with numbers of its own. */
export function companyForm(name: string = COMPANY_FORM.name): typeof COMPANY_FORM {
  registered += 1;
  const nine = `559${String(registered).padStart(6, '0')}`;
  const number = `${nine}${checkDigit(nine)}`;
  return {
    ...COMPANY_FORM,
    name,
    organizationNumber: `${number.slice(0, 6)}-${number.slice(6)}`,
    VAT: `SE${number}01`,
  };
}

export interface Recruiter extends Member {
  readonly company: Company;
  readonly role: OpenRole;
}
export interface Talent extends Member {
  readonly profile: OwnProfile;
}

/** A complete role of the world's first category. */
export const roleForm = (
  { category }: Pick<World, 'category'>,
  changes: Partial<OpenRoleInput> = {},
): OpenRoleInput => ({
  category: category.id,
  role: { 'Backend engineer': 3 },
  remote: true,
  hybrid: false,
  office: false,
  countries: ['Sweden'],
  cities: ['Stockholm'],
  countriesCities: { Sweden: ['Stockholm'] },
  skills: [{ Go: 4 }, { SQL: 3 }],
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  compensation: '60000',
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  availability: 1,
  description: 'We build the ferry timetable.',
  ...changes,
});

/** A complete profile of the world's first category. */
export function profileForm(
  { category }: Pick<World, 'category'>,
  changes: Partial<JobSeekerInput> = {},
): JobSeekerInput {
  const [backend] = category.roles;
  const [go, sql] = category.skills;
  if (backend === undefined || go === undefined || sql === undefined) throw new Error('The category is not complete.');
  return {
    minSalary: 50_000,
    maxSalary: 70_000,
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    categoryId: { id: category.id },
    linkedinProfile: 'https://www.linkedin.com/in/someone-123',
    currentRole: 'Engineer',
    experienceYears: 4,
    // Years in a role are at most those in all.
    jobSeekerProfilesRoles: [{ roleId: backend.id, years: Math.min(4, changes.experienceYears ?? 4) }],
    jobSeekerProfileSkills: [
      { skillId: go.id, level: 4 },
      { skillId: sql.id, level: 2.5 },
    ],
    remote: true,
    hybrid: false,
    office: false,
    permanent: true,
    freelance: false,
    permanentPercentage: 100,
    availability: '1',
    aboutMe: 'I like calm systems.',
    countriesCities: { Sweden: ['Stockholm'] },
    ...changes,
  };
}

/** Somebody with a company and an open role. */
export async function joinAsRecruiter(
  world: Joinable,
  person: SignUp,
  companyName = COMPANY_FORM.name,
): Promise<Recruiter> {
  const member = await world.join({ ...person, userType: 'talentSeeker' });
  const company = await member.visitor.ok('saveCompany', { body: companyForm(companyName) });
  await world.server?.app.models.companies.updateOne({ _id: company.id }, { $set: { verifiedAt: new Date(0) } });
  const role = await member.visitor.ok('createOpenRole', { body: roleForm(world) });
  return { ...member, company, role };
}

/** Somebody with a complete profile. */
export async function joinAsTalent(
  world: Joinable,
  person: SignUp,
  changes: Partial<JobSeekerInput> = {},
): Promise<Talent> {
  const member = await world.join({ ...person, userType: 'jobSeeker' });
  const profile = await member.visitor.ok('saveJobSeekerProfile', { body: profileForm(world, changes) });
  return { ...member, profile };
}

/** @returns what a recruiter's company knows a talent by */
export const handleFor = (
  { company }: Pick<Recruiter, 'company'>,
  { profile }: { readonly profile: Pick<OwnProfile, 'id'> },
): string => companyHandlesOf([HANDLE_SECRET], company.id).handleOf(new Types.ObjectId(profile.id));

/** Body of a request of a recruiter to a talent. */
export const requestTo = (recruiter: Recruiter, talent: Talent) => ({
  jobSeekerId: handleFor(recruiter, talent),
  roleId: recruiter.role.roleId,
  openRoleId: recruiter.role.id,
  text: 'We would like to talk to you.',
});
