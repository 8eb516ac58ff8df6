import type {
  AnalyticsInput,
  ConsentInput,
  ContactInput,
  DownloadQuery,
  MarketFigures,
  PostPage,
  SubscribeInput,
  TextAgreementsInput,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// What anybody may read, send and agree to.

export const listPosts: Endpoint<{
  query: { page?: number; category: 'events' | 'news'; slug?: string };
  response: PostPage;
}> = {
  method: 'GET',
  path: '/api/posts',
  cache: 'posts',
};
export const getMarketFigures: Endpoint<{ response: MarketFigures }> = {
  method: 'GET',
  path: '/api/market/figures',
  cache: 'posts',
};
export const getEventCalendar: Endpoint<{ params: { slug: string }; query?: DownloadQuery; response: unknown }> = {
  method: 'GET',
  path: '/api/events/:slug/calendar',
};
export const subscribeNewsletter: Endpoint<{ body: SubscribeInput; response: { message: string } }> = {
  method: 'POST',
  path: '/api/sendportal/subscribe',
};
export const confirmNewsletter: Endpoint<{ body: { token: string }; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/sendportal/confirm',
};
export const unsubscribe: Endpoint<{ query: { token: string }; response: { title: string } }> = {
  method: 'POST',
  path: '/api/mail/unsubscribe',
};
export const sendContactMessage: Endpoint<{ body: ContactInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/contact',
};
export const recordConsent: Endpoint<{ body: ConsentInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/consents',
};
export const agreeToTexts: Endpoint<{ body: TextAgreementsInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/consents/texts',
};
export const reportCspViolations: Endpoint<{ response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/csp-reports',
};
export const countEvents: Endpoint<{ body: AnalyticsInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/analytics/events',
};
