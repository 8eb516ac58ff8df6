export type { AppEnvironment, Config, LinkedinConfig, ResponseCheck, SellerConfig, StripeConfig } from './config.js';
export { ConfigError, readConfig } from './read-config.js';
