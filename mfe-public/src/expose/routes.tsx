import { REMOTE_CONTRACT, type RemoteModule } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { lazyPage, type RouteObject } from '@vela/router';

const slice: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'mf_public',
  routes: [
    { path: PATHS.home, lazy: lazyPage(() => import('../routes/home.js')) },
    { path: PATHS.aboutUs, lazy: lazyPage(() => import('../routes/about-us.js')) },
    { path: PATHS.forEmployers, lazy: lazyPage(() => import('../routes/for-employers.js')) },
    { path: PATHS.forTalent, lazy: lazyPage(() => import('../routes/for-talent.js')) },
    { path: PATHS.events, lazy: lazyPage(() => import('../routes/events.js')) },
    { path: PATHS.event, lazy: lazyPage(() => import('../routes/event.js')) },
    { path: PATHS.news, lazy: lazyPage(() => import('../routes/news.js')) },
    { path: PATHS.newsPost, lazy: lazyPage(() => import('../routes/news-post.js')) },
    { path: PATHS.contact, lazy: lazyPage(() => import('../routes/contact.js')) },
    { path: PATHS.confirmNewsletter, lazy: lazyPage(() => import('../routes/confirm-newsletter.js')) },
    { path: PATHS.unsubscribe, lazy: lazyPage(() => import('../routes/unsubscribe.js')) },
    { path: PATHS.privacyPolicy, lazy: lazyPage(() => import('../routes/privacy-policy.js')) },
    { path: PATHS.cookiePolicy, lazy: lazyPage(() => import('../routes/cookie-policy.js')) },
    { path: PATHS.terms, lazy: lazyPage(() => import('../routes/terms-and-conditions.js')) },
    { path: PATHS.faq, lazy: lazyPage(() => import('../routes/faq.js')) },
    { path: PATHS.surveys, lazy: lazyPage(() => import('../routes/surveys.js')) },
    { path: PATHS.ambassadors, lazy: lazyPage(() => import('../routes/ambassadors.js')) },
    { path: PATHS.howItWorks, lazy: lazyPage(() => import('../routes/how-it-works.js')) },
    { path: PATHS.talentSeekerSignupForm, lazy: lazyPage(() => import('../routes/talent-seeker-signup-form.js')) },
  ],
};

/** What the shell loads: the agreement this slice was built for, its name, and a page for every path it owns. */
export const { contract, name, routes } = slice;
