// What every part of the bench looks at: the site, a browser, a recruiter with a role, and people of the demonstration.
import { PATHS, pathTo } from '@vela/contracts/routes';
import { administrator, conversationOf, inPersonOf } from './personas.mjs';
import { newRecruiter, postRole } from './recruiter.mjs';

/**
 * @typedef {object} Site
 * @property {import('@playwright/test').Browser} browser
 * @property {string} origin
 * @property {number} rounds
 * @property {import('@playwright/test').BrowserContext} recruiter signed in, with a company
 * @property {string} matches path of the role's matches
 * @property {readonly Inside[]} inside pages behind the login
 */

/**
 * @typedef {object} Inside a page behind the login
 * @property {string} name
 * @property {string} address its path
 * @property {import('@playwright/test').BrowserContext} person whose page it is
 */

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} rounds @returns {Promise<Site>} */
export async function enter(browser, origin, rounds) {
  const recruiter = await newRecruiter(browser, origin);
  const matches = pathTo(PATHS.roleMatches, { roleId: await postRole(recruiter, origin) });
  const plain = [PATHS.talentSeekerDashboard, PATHS.addRole1, PATHS.search, PATHS.companyProfile, PATHS.subscriptions];
  const talent = await inPersonOf(browser, origin, 'Amara Okafor');
  const colleague = await inPersonOf(browser, origin, 'Helena Rydberg');
  return {
    browser,
    origin,
    rounds,
    recruiter,
    matches,
    inside: [
      ...plain.map((address) => ({ name: address, address, person: recruiter })),
      { name: PATHS.roleMatches, address: matches, person: recruiter },
      { name: PATHS.jobSeekerDashboard, address: PATHS.jobSeekerDashboard, person: talent },
      { name: PATHS.conversation, address: await conversationOf(colleague), person: colleague },
      { name: PATHS.godmode, address: PATHS.godmode, person: await administrator(browser, origin) },
    ],
  };
}
