/** Who may call an endpoint. Each but the first includes what it takes to be signed in. */
export type Access = 'anonymous' | 'user' | 'jobSeeker' | 'talentSeeker' | 'companyMember' | 'admin';

/**
 * Remembers what the person who is signed in may ask for, of what not everybody may who is signed in. It names nobody and
 * lets nobody in: pages and gateway ask by it ahead, and the API decides.
 */
export const ASKER_COOKIE = 'vela-asker';
