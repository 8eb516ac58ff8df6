import type { EmploymentType, WorkSetup } from '../constants/index.js';
import type {
  FittingRoles,
  JobSeekerInput,
  OwnProfile,
  ProfileViewInput,
  SalaryAid,
  TalentActivity,
  ViewedProfile,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// A talent’s profile, as its owner and as a company sees it, and what the market pays.

export const saveJobSeekerProfile: Endpoint<{ body: JobSeekerInput; response: OwnProfile }> = {
  method: 'POST',
  path: '/api/job-seeker-profiles',
};
export const getJobSeekerProfile: Endpoint<{
  params: { id: string };
  query?: { openRoleId?: string };
  response: ViewedProfile;
}> = {
  method: 'GET',
  path: '/api/job-seeker-profiles/id/:id',
  cache: 'jobSeekerProfile',
};
export const addProfileView: Endpoint<{ body: ProfileViewInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/job-seeker-profiles/addView',
};
export const getProfilePicture: Endpoint<{ params: { id: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/profile-pictures/:id',
};
export const getTalentActivity: Endpoint<{ response: TalentActivity }> = {
  method: 'GET',
  path: '/api/job-seeker-profiles/activity',
  cache: 'profile',
};
export const getSalaryAid: Endpoint<{
  query: { categoryId: string; roleId?: string; country?: string; years?: number; widen?: boolean };
  response: SalaryAid;
}> = {
  method: 'GET',
  path: '/api/salary-aid',
};
export const listFittingRoles: Endpoint<{
  query?: {
    after?: string;
    setup?: readonly WorkSetup[];
    employment?: readonly EmploymentType[];
    country?: readonly string[];
    strong?: boolean;
  };
  response: FittingRoles;
}> = {
  method: 'GET',
  path: '/api/fitting-roles',
  cache: 'live',
};
export const showInterest: Endpoint<{ params: { id: string }; body: object; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/fitting-roles/:id/interest',
};
export const dropInterest: Endpoint<{ params: { id: string }; response: { ok: boolean } }> = {
  method: 'DELETE',
  path: '/api/fitting-roles/:id/interest',
};
