export type {
  Config,
  LinkedinConfig,
  ResponseCheck,
  SellerConfig,
  SendportalConfig,
  Settings,
  StripeConfig,
} from './config.js';
export { ConfigError, readConfig } from './read-config.js';
