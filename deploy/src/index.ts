export { startGateway, type Gateway, type GatewayOptions } from './gateway/gateway.js';
export { PAYMENT_PROVIDER_ORIGINS } from './gateway/security.js';
export { CommandProblem, runSliceCommand, type Workplace } from './cli/command.js';
export { putBuildsIntoService } from './site/start-builds.js';
