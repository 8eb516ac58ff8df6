import { ADMIN_ENDPOINTS } from './admin.js';
import { ADMIN_COMPANIES_ENDPOINTS } from './admin-companies.js';
import { ADMIN_MARKET_ENDPOINTS } from './admin-market.js';
import { ADMIN_MONEY_ENDPOINTS } from './admin-money.js';
import { COMPANY_ENDPOINTS } from './company.js';
import { CONNECTIONS_ENDPOINTS } from './connections.js';
import { CONVERSATIONS_ENDPOINTS } from './conversations.js';
import { DESK_ENDPOINTS } from './desk.js';
import { DOCUMENTS_ENDPOINTS } from './documents.js';
import { HEALTH_ENDPOINTS } from './health.js';
import { HIRES_ENDPOINTS } from './hires.js';
import { NOTIFICATIONS_ENDPOINTS } from './notifications.js';
import { OPEN_ROLES_ENDPOINTS } from './open-roles.js';
import { PASSKEY_ENDPOINTS } from './passkeys.js';
import { PAYMENTS_ENDPOINTS } from './payments.js';
import { PRIVACY_ENDPOINTS } from './privacy.js';
import { REFERENCE_ENDPOINTS } from './reference.js';
import { SEARCH_ENDPOINTS } from './search.js';
import { SESSION_ENDPOINTS } from './session.js';
import { TALENT_ENDPOINTS } from './talent.js';
import { VISITORS_ENDPOINTS } from './visitors.js';

/**
 * Every call of the product, with what a server has to know of it. The API mounts nothing that is not here; validation,
 * permission tests, the check of answers and the OpenAPI document are derived from it.
 */
export const ENDPOINTS = {
  ...SESSION_ENDPOINTS,
  ...REFERENCE_ENDPOINTS,
  ...VISITORS_ENDPOINTS,
  ...TALENT_ENDPOINTS,
  ...COMPANY_ENDPOINTS,
  ...OPEN_ROLES_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...CONNECTIONS_ENDPOINTS,
  ...CONVERSATIONS_ENDPOINTS,
  ...HIRES_ENDPOINTS,
  ...PAYMENTS_ENDPOINTS,
  ...DESK_ENDPOINTS,
  ...DOCUMENTS_ENDPOINTS,
  ...NOTIFICATIONS_ENDPOINTS,
  ...PRIVACY_ENDPOINTS,
  ...ADMIN_MONEY_ENDPOINTS,
  ...ADMIN_COMPANIES_ENDPOINTS,
  ...ADMIN_MARKET_ENDPOINTS,
  ...ADMIN_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...HEALTH_ENDPOINTS,
} as const;
