import { preferredLanguage } from '@vela/language';
import type { Settings } from '../../config/index.js';
import { ANSWERED, type HandlerCall, type Handlers, type Reply } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import { sessionCookieName } from '../../platform/sessions/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { adoptConsent } from '../consents/index.js';
import { signInPerson, unknownUser } from './accounts.js';
import { exchange, type Host, hostOf } from './exchange.js';
import { landingOf } from './landing.js';
import { LinkedinStrategy } from './linkedin-strategy.js';
import type { SignInIntent } from './pending-sign-ins.js';
import { copyPicture } from './picture-copy.js';
import { beginSession, endSession } from './session.js';

interface Needs
  extends
    Collections<
      | 'auditEntries'
      | 'companies'
      | 'consents'
      | 'jobSeekerProfiles'
      | 'profilePictures'
      | 'talentSeekerProfiles'
      | 'users'
    >,
    Pick<Platform, 'clock' | 'log' | 'inTransaction'>,
    Settings<'adminEmails' | 'appOrigin' | 'countryHeader' | 'launchOfferUntil' | 'linkedin'> {
  readonly catalogue: Catalogue;
}

/** Path of the site to which the provider sends the browser back; the page there makes the second call. */
const RETURN_PATH = '/callback';

const intentOf = ({ query }: HandlerCall<'linkedinCallback'>): SignInIntent => ({
  signin: query.signin === 'true',
  referral: query.referral ?? null,
  userType: query.userType ?? null,
});

async function callback(
  app: Needs,
  host: Host,
  call: HandlerCall<'linkedinCallback'>,
): Promise<Reply<'linkedinCallback'>> {
  const outcome = await exchange(host, call, intentOf(call));
  if (outcome.kind === 'sentAway') return ANSWERED;
  const { person, intent } = outcome;
  const language = preferredLanguage(call.request.headers['accept-language'] ?? '');
  const user = await signInPerson(app, person, { ...intent, language });
  await copyPicture(app, user._id, person.pictureUrl);
  // Who only logs in ticked nothing: boxes that were ticked in this browser before were somebody's who signed up.
  if (!intent.signin) await adoptConsent(app, user._id, call.request.session.signUpAgreementId);
  await beginSession(app, call.request, user._id);
  // Deleted in another browser while this one signed in.
  if ((await app.models.users.exists({ _id: user._id })) === null) {
    await endSession(call.request);
    throw unknownUser();
  }
  return landingOf(app, user, intent.signin ? null : intent.userType);
}

export function authHandlers(app: Needs): Pick<Handlers, 'linkedinCallback' | 'signOut'> {
  const host = hostOf(new LinkedinStrategy(app.config.linkedin, app.config.appOrigin + RETURN_PATH));
  const cookieName = sessionCookieName(app.config);
  const secure = app.config.appOrigin.startsWith('https://');
  return {
    linkedinCallback: (call) => callback(app, host, call),
    signOut: async ({ request, response }) => {
      await endSession(request);
      response.clearCookie(cookieName, { path: '/', secure });
      return { ok: true };
    },
  };
}
