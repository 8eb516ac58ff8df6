export type {
  Config,
  LinkedinConfig,
  ResponseCheck,
  SellerConfig,
  SendportalConfig,
  Settings,
  StripeConfig,
} from './config.js';
export { ConfigError, LINKEDIN_ENDPOINTS, readConfig, VIES_URL } from './read-config.js';
