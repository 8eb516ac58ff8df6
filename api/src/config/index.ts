export type { AppEnvironment, Config, LinkedinConfig, ResponseCheck } from './config.js';
export { ConfigError, readConfig } from './read-config.js';
