export type {
  Config,
  LinkedinConfig,
  ResponseCheck,
  SellerConfig,
  SendportalConfig,
  Settings,
  StripeConfig,
} from './config.js';
export {
  ConfigError,
  type ConfigReader,
  LINKEDIN_ENDPOINTS,
  RATES_URL,
  readConfig,
  readRates,
  VIES_URL,
} from './read-config.js';
