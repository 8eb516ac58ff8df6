// What every part of the bench looks at: the site, a browser, and a recruiter with a role.
import { PATHS, pathTo } from '@vela/contracts/routes';
import { newRecruiter, postRole } from './recruiter.mjs';

/**
 * @typedef {object} Site
 * @property {import('@playwright/test').Browser} browser
 * @property {string} origin
 * @property {number} rounds
 * @property {import('@playwright/test').BrowserContext} recruiter signed in, with a company
 * @property {string} matches path of the role's matches
 * @property {readonly (readonly [name: string, path: string])[]} inside pages behind the login
 */

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} rounds @returns {Promise<Site>} */
export async function enter(browser, origin, rounds) {
  const recruiter = await newRecruiter(browser, origin);
  const matches = pathTo(PATHS.roleMatches, { roleId: await postRole(recruiter, origin) });
  const plain = [PATHS.talentSeekerDashboard, PATHS.addRole1, PATHS.search, PATHS.companyProfile, PATHS.subscriptions];
  return {
    browser,
    origin,
    rounds,
    recruiter,
    matches,
    inside: [...plain.map((address) => /** @type {const} */ ([address, address])), [PATHS.roleMatches, matches]],
  };
}
