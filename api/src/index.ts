export type { App } from './app.js';
export { ConfigError, readConfig, type Config } from './config/index.js';
export { createModels, type Models } from './models.js';
export { startServer, type RunningServer, type ServerOptions } from './server.js';
