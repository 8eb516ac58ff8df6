export type { App } from './app.js';
export { type Config, ConfigError, readConfig } from './config/index.js';
export { createModels, type Models } from './records/models.js';
export { type RunningServer, type ServerOptions, startServer } from './server.js';
