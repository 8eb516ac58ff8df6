export type {
  AppEnvironment,
  Config,
  LinkedinConfig,
  ResponseCheck,
  SellerConfig,
  SendportalConfig,
  StripeConfig,
} from './config.js';
export { ConfigError, readConfig } from './read-config.js';
